/** A select shows how a sentence begins, and those of a rule begin alike: where it is cut, the whole of it stands below. */

/** What browsers keep for the arrow of a select. */
const ARROW_PX = 20;

/** Marks the parent of a select as `cut` where its sentence has no room. To be attached with the value that is chosen. */
export function whole(value: string): (select: HTMLSelectElement) => () => void {
  return (select) => {
    const pen = document.createElement("canvas").getContext("2d")!;
    const observer = new ResizeObserver(() => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      pen.font = font;
      const text = [...select.options].find((option) => option.value === value)?.text ?? "";
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW_PX;
      select.parentElement!.classList.toggle("cut", pen.measureText(text).width > room);
    });
    observer.observe(select);
    return () => observer.disconnect();
  };
}
