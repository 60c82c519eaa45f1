/** Points by round as lines: where everything of the chart stands, for the page and for the picture of it. */

/** Near to the colours of the seats, and seen on white and on black alike; shapes tell lines apart for who cannot tell the colours. */
export const PAINTS = ["#df4a5c", "#3d86e8", "#9460d8", "#12949c", "#c9539a", "#b98212", "#2a9c5d", "#88775e", "#3d7ea6", "#6a7f9c"];
const SHAPES = ["M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", "M-3.6-3.6h7.2v7.2h-7.2Z", "M0-4.6 4.6 3.6h-9.2Z", "M0-5 5 0 0 5-5 0Z", "M-4.4 3-4.4-3 0 1 4.4-3v6Z"];
const LABEL_PX = 16;

export interface Line {
  paint: string;
  shape: string;
  points: [number, number][];
  /** Where its name stands. */
  labelY: number;
}

export interface Chart {
  lines: Line[];
  /** What the height means: values, and where they are. */
  ticks: { value: number; y: number }[];
  /** Where each round is. */
  rounds: number[];
  right: number;
}

/** Lay out one line for each of some scores by round, which all begin at nothing. */
export function chartOf(scores: number[][], target: number, size: { width: number; height: number; left: number; right: number }): Chart {
  const most = Math.max(target, ...scores.flat(), 1);
  const [top, bottom, right] = [14, size.height - 24, size.width - size.right];
  const x = (round: number) => size.left + (right - size.left) * (round / Math.max(1, scores.length));
  const y = (value: number) => bottom - (bottom - top) * (value / most);
  const lines = (scores[0] ?? []).map((_, at): Line => {
    const points = [0, ...scores.map((after) => after[at]!)].map((value, round): [number, number] => [x(round), y(value)]);
    return { paint: PAINTS[at % PAINTS.length]!, shape: SHAPES[at % SHAPES.length]!, points, labelY: points.at(-1)![1] };
  });
  // Names of equal scores stand below each other.
  const sorted = [...lines].sort((one, other) => one.labelY - other.labelY);
  sorted.forEach((line, at) => (line.labelY = Math.max(line.labelY, at ? sorted[at - 1]!.labelY + LABEL_PX : top)));
  let room = bottom;
  for (const line of sorted.reverse()) {
    line.labelY = Math.min(line.labelY, room);
    room = line.labelY - LABEL_PX;
  }
  return { lines, ticks: [0, most / 2, most].map((value) => ({ value: Math.round(value), y: y(value) })), rounds: scores.map((_, at) => x(at + 1)), right };
}
