/** The shuffles of all rounds of the match that is played; messages tell of the first and the last ones. */

import { fetched, path } from "./api";
import type { Shuffled } from "./protocol";

export const shuffles = (table: string) => fetched<Shuffled>(path(table, "/fairness"));
