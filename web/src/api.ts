/** The few requests that find or make a table. */

import { Refused } from "./connection";
import type { DeckRead, Editions, Joined, Looked, Made, Replay, Settings } from "./protocol";

export async function fetched<Answer>(address: string, body?: object): Promise<Answer> {
  const sent = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(address, sent || undefined);
  } catch {
    throw new Refused("offline", "");
  }
  const answer = (await response.json().catch(() => ({}))) as Answer & { error?: { code: string; message: string } };
  if (!response.ok) throw new Refused(answer.error?.code ?? `http_${response.status}`, answer.error?.message ?? response.statusText);
  return answer;
}

export const path = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;

export const make = (settings: Settings, name: string) => fetched<Made>("/api/tables", { settings, name });

export const look = (table: string) => fetched<Looked>(path(table));

/** Take a seat; asked again with the same token, as after an answer that was lost, it is the same seat. */
export const join = (table: string, name: string, token: string, former: string | undefined) =>
  fetched<Joined>(path(table, "/join"), { name, token, former });

/** A round of a finished match: of the given one, or of the last. */
export const replay = (table: string, match: number | null, round: number) =>
  fetched<Replay>(path(table, `/replay?round=${round}${match === null ? "" : `&match=${match}`}`));

export const recordAddress = (table: string, match: number) => path(table, `/record?match=${match}`);

export const editions = () => fetched<Editions>("/api/editions");

/** A deck of somebody's own, from the text of its file; a refusal says in a language what is wrong, after the number of the line. */
export const readDeck = (text: string, lang: string) => fetched<DeckRead>("/api/deck", { text, lang });

/** What the pages of a table say, or the rules, in a language. */
export async function catalogue(locale: string, part: "table" | "rules" | "fairness" | "story" | "tutorial"): Promise<string> {
  const response = await fetch(`/api/words/${locale}?part=${part}`);
  if (!response.ok) throw new Refused(`http_${response.status}`, response.statusText);
  return response.text();
}
