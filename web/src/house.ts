/** The house rules of a table: switches that no sheet sets, and the presets that name some sets of them. */

import { cardsOf, editions, plainValue, valueOf } from "./editions";
import { WILD_DRAW_FOUR } from "./notation";
import type { Rules, RuleValue, Settings } from "./protocol";
import { TEAM_SEATS } from "./teams";

/** The house rules among the switches of a table: those that are not as in a plain game. */
export function houseRules(rules: Rules): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([name]) => name in editions().house));
}

/** The preset that a table's house rules are, if they have a name. */
export function presetOf(rules: Rules): string | undefined {
  const house = houseRules(rules);
  const count = Object.keys(house).length;
  return Object.entries(editions().presets).find(([, values]) => count === Object.keys(values).length && Object.keys(house).every((name) => house[name] === values[name]))?.[0];
}

/** The switches of a table with the house rules of a preset, and no others. */
export function withPreset(rules: Rules, preset: string): Rules {
  return { ...Object.fromEntries(Object.entries(rules).filter(([name]) => !(name in editions().house))), ...editions().presets[preset] };
}

/** The switches of a table with one house rule set; one that is as in a plain game is left out. */
export function withHouse(rules: Rules, name: string, value: RuleValue): Rules {
  const { [name]: _, ...others } = rules;
  return value === plainValue(editions().house[name]!) ? others : { ...others, [name]: value };
}

/** Whether so many seats can play in teams, if the table has them. */
export function teamsFit({ rules, seats }: Settings): boolean {
  return !rules.teams || TEAM_SEATS.includes(seats.length);
}

/** How many cards each can be dealt: of those that can be turned up after it one must be left. */
export function dealtMost(settings: Settings): number {
  const cards = Object.entries(cardsOf(settings)).reduce((sum, [card, count]) => sum + (card === WILD_DRAW_FOUR ? 0 : count), 0);
  return Math.floor((cards - 1) / settings.seats.length);
}

/** Whether the deck has enough cards for everybody. */
export function dealFits(settings: Settings): boolean {
  return Number(valueOf("hand_size", settings)) <= dealtMost(settings);
}
