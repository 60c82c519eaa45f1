/** Dragging: a small movement is a tap with an unsteady finger, a larger one takes a card along. */

export const SLACK_PX = 12;
/** So far, a card goes where it is thrown, wherever it is let go. */
export const THROW_PX = 70;

interface Ears {
  moved(x: number, y: number): void;
  /** Let go at this distance; `dragged` is false after a tap. */
  dropped(x: number, y: number, dragged: boolean): void;
}

/** Follow a pointer that went down until it is let go. */
export function follow(event: PointerEvent, { moved, dropped }: Ears): void {
  if (event.button !== 0) return;
  const target = event.currentTarget as HTMLElement;
  let [x, y, dragged] = [0, 0, false];
  const move = (now: PointerEvent): void => {
    [x, y] = [now.clientX - event.clientX, now.clientY - event.clientY];
    if (!dragged && Math.hypot(x, y) < SLACK_PX) return;
    if (!dragged) target.setPointerCapture(now.pointerId);
    dragged = true;
    moved(x, y);
  };
  const drop = ({ type }: PointerEvent): void => {
    target.removeEventListener("pointermove", move);
    target.removeEventListener("pointerup", drop);
    target.removeEventListener("pointercancel", drop);
    // What the browser takes over, as to scroll, is thrown nowhere.
    if (type === "pointercancel") dropped(0, 0, dragged);
    else dropped(x, y, dragged);
  };
  target.addEventListener("pointermove", move);
  target.addEventListener("pointerup", drop);
  target.addEventListener("pointercancel", drop);
}
