/** Events that happen in passing: their cards come together, nobody needs a rest after them, and nothing stands beside a seat. */
export const QUICK = new Set(["dealt", "dealer_drew", "round_began", "turn_began", "kept"]);
