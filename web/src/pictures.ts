/** The pictures of cards, shapes and the sign: symbols of one drawing, which is fetched once and stands in the page. */

import drawing from "./generated/cards.svg?no-inline";

/** Hang the drawing where the page finds it. What is used out of another document is drawn a frame later, each time. */
export async function hang(): Promise<void> {
  const answer = await fetch(drawing);
  if (!answer.ok) return;
  const wall = document.createElement("div");
  wall.hidden = true;
  wall.innerHTML = await answer.text();
  document.body.append(wall);
}
