/** A match as a picture to hand on: who won, the points, and a moment. It says nothing of where it was played. */

import { chartOf } from "./chart";

export interface Pictured {
  title: string;
  edition: string;
  /** Who plays together counts as one. */
  names: string[];
  scores: number[][];
  target: number;
  moment: string;
}

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 60];
const FONT = "system-ui, sans-serif";
const LINE_PX = 46;

/** Draw it, as a file. */
export async function picture(told: Pictured): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  const felt = pen.createRadialGradient(WIDTH / 2, HEIGHT / 3, 60, WIDTH / 2, HEIGHT / 3, WIDTH * 0.7);
  felt.addColorStop(0, "#256a4f");
  felt.addColorStop(1, "#0d2e22");
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write(pen, told.title, EDGE, 112, 62, "#fff", WIDTH - 2 * EDGE, 800);
  write(pen, told.edition, EDGE, 164, 30, "#cfe6da", WIDTH - 2 * EDGE);
  lines(pen, told);
  standings(pen, told);
  write(pen, told.moment, EDGE, HEIGHT - 62, 28, "#ffe08a", WIDTH - 2 * EDGE);
  write(pen, "lastcard", EDGE, HEIGHT - 22, 24, "#cfe6da", WIDTH, 700);
  const blob = await new Promise<Blob>((done, failed) => canvas.toBlob((made) => (made ? done(made) : failed(new Error("no picture"))), "image/png"));
  return new File([blob], "lastcard.png", { type: "image/png" });
}

/** A line of text that fits its room. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, paint: string, room: number, weight = 500): void {
  pen.font = `${weight} ${size}px ${FONT}`;
  const fits = Math.min(1, room / Math.max(1, pen.measureText(text).width));
  pen.font = `${weight} ${size * Math.max(0.6, fits)}px ${FONT}`;
  pen.fillStyle = paint;
  pen.fillText(text, x, y, room);
}

/** Everybody's points at the end, the colours of their lines beside them. */
function standings(pen: CanvasRenderingContext2D, { names, scores, target }: Pictured): void {
  const last = scores.at(-1) ?? [];
  const { lines } = chartOf(scores, target, SIZE);
  const room = Math.min(LINE_PX, 330 / Math.max(1, names.length));
  names.forEach((name, at) => {
    const y = 226 + at * room;
    pen.fillStyle = lines[at]!.paint;
    pen.fillRect(EDGE, y - room * 0.42, 22, room * 0.5);
    write(pen, name, EDGE + 38, y, room * 0.6, "#fff", 250, 650);
    pen.textAlign = "end";
    write(pen, String(last[at] ?? 0), 430, y, room * 0.6, "#fff", 90, 750);
    pen.textAlign = "start";
  });
}

const SIZE = { width: 640, height: 350, left: 10, right: 20 };

function lines(pen: CanvasRenderingContext2D, { scores, target }: Pictured): void {
  pen.save();
  pen.translate(WIDTH - EDGE - SIZE.width + 10, 190);
  pen.fillStyle = "#ffffff";
  pen.beginPath();
  pen.roundRect(-10, -6, SIZE.width, SIZE.height + 12, 22);
  pen.fill();
  for (const { paint, points, shape } of chartOf(scores, target, SIZE).lines) {
    pen.strokeStyle = pen.fillStyle = paint;
    pen.lineWidth = 5;
    pen.lineJoin = "round";
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.stroke();
    for (const [x, y] of points.slice(1)) {
      pen.save();
      pen.translate(x, y);
      pen.scale(2, 2);
      pen.fill(new Path2D(shape));
      pen.restore();
    }
  }
  pen.restore();
}
