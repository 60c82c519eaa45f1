/** Whoever wants to play now goes to a new table with this in its address, and the table begins at once. */
export const START = "#start";
/** The first page with this in its address teaches the game. */
export const TUTORIAL = "#tutorial";
