/** How a hand is laid out: in one row if it can be read so, else in as few rows as it takes. */

export interface Spot {
  x: number;
  y: number;
}

export interface Laid {
  spots: Spot[];
  width: number;
  height: number;
}

export interface Room {
  /** What the hand may take of the page. */
  width: number;
  card: number;
  /** What must be seen of a covered card. */
  least: number;
  /** What is seen of a row under the next one. */
  row: number;
  /** How far a card stands up. */
  lift: number;
}

const GAP = 8;

export function laidOut(count: number, { width, card, least, row, lift }: Room): Laid {
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const each = Math.ceil(count / rows);
  const step = each > 1 ? Math.min(card + GAP, (width - card) / (each - 1)) : 0;
  const spots = Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / each);
    const inLine = Math.min(each, count - line * each);
    const left = (width - (step * (inLine - 1) + card)) / 2;
    return { x: left + (at % each) * step, y: lift + line * row };
  });
  return { spots, width, height: lift + (rows - 1) * row + card * 1.5 };
}
