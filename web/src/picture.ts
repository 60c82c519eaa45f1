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

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 76];
const LINE_PX = 46;
const CHART = { width: 640, height: 330, left: 30, right: 34 };
/** The chart's upper left corner. */
const [CHART_X, CHART_Y] = [WIDTH - EDGE - CHART.width, 176];

/** Draw it, as a file. */
export async function picture(told: Pictured): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  await document.fonts.load(`600 20px ${typeface()}`);
  table(pen);
  write(pen, told.title, EDGE, 116, 60, "#fff", WIDTH - 2 * EDGE);
  write(pen, told.edition, EDGE, 158, 28, "#cfe6da", CHART_X - EDGE - 30);
  lines(pen, told);
  standings(pen, told);
  write(pen, told.moment, EDGE, HEIGHT - 66, 28, "#ffe08a", WIDTH - 2 * EDGE - 150);
  pen.textAlign = "end";
  write(pen, "lastcard", WIDTH - EDGE, HEIGHT - 66, 26, "#cfe6da", 140);
  const blob = await new Promise<Blob>((done, failed) => canvas.toBlob((made) => (made ? done(made) : failed(new Error("no picture"))), "image/png"));
  return new File([blob], "lastcard.png", { type: "image/png" });
}

/** What titles and names are written in on the page, too. */
function typeface(): string {
  return getComputedStyle(document.documentElement).getPropertyValue("--display");
}

/** The felt, and its rim with a line of brass. */
function table(pen: CanvasRenderingContext2D): void {
  const felt = pen.createRadialGradient(WIDTH / 2, HEIGHT * 0.42, 60, WIDTH / 2, HEIGHT * 0.42, WIDTH * 0.62);
  felt.addColorStop(0, "#187a60");
  felt.addColorStop(0.55, "#0d5142");
  felt.addColorStop(1, "#07342b");
  pen.fillStyle = "#3a2416";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.beginPath();
  pen.roundRect(22, 22, WIDTH - 44, HEIGHT - 44, 54);
  pen.fillStyle = felt;
  pen.fill();
  pen.strokeStyle = "#e2b65a";
  pen.lineWidth = 4;
  pen.stroke();
}

/** A line of text that fits its room. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, paint: string, room: number): void {
  pen.font = `600 ${size}px ${typeface()}`;
  const fits = Math.min(1, room / Math.max(1, pen.measureText(text).width));
  pen.font = `600 ${size * Math.max(0.6, fits)}px ${typeface()}`;
  pen.fillStyle = paint;
  pen.fillText(text, x, y, room);
}

/** Everybody's points at the end, the sign of their line before them. */
function standings(pen: CanvasRenderingContext2D, { names, scores, target }: Pictured): void {
  const last = scores.at(-1) ?? [];
  const room = Math.min(LINE_PX, CHART.height / Math.max(1, names.length));
  const end = CHART_X - 36;
  chartOf(scores, target, CHART).lines.forEach(({ paint, shape }, at) => {
    const y = CHART_Y + 46 + at * room;
    sign(pen, shape, paint, EDGE + 12, y - room * 0.2, 2.6);
    write(pen, names[at]!, EDGE + 38, y, room * 0.62, "#fff", end - EDGE - 38 - 90);
    pen.textAlign = "end";
    write(pen, String(last[at] ?? 0), end, y, room * 0.62, "#fff", 80);
    pen.textAlign = "start";
  });
}

function lines(pen: CanvasRenderingContext2D, { scores, target }: Pictured): void {
  pen.save();
  pen.translate(CHART_X, CHART_Y);
  pen.fillStyle = "#fff";
  pen.beginPath();
  pen.roundRect(0, 0, CHART.width, CHART.height, 22);
  pen.fill();
  for (const { paint, points, shape } of chartOf(scores, target, CHART).lines) {
    pen.strokeStyle = paint;
    pen.lineWidth = 5;
    pen.lineJoin = "round";
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.stroke();
    for (const [x, y] of points.slice(1)) sign(pen, shape, paint, x, y, 2);
  }
  pen.restore();
}

/** The mark by which a line is told from others, rimmed with white, as it may lie on the felt or on another. */
function sign(pen: CanvasRenderingContext2D, shape: string, paint: string, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  const path = new Path2D(shape);
  pen.strokeStyle = "#fff";
  pen.lineWidth = 1.4;
  pen.stroke(path);
  pen.fillStyle = paint;
  pen.fill(path);
  pen.restore();
}
