/** Hand a link on: by whatever a phone offers, else by copying it. */

/** Whether it was handed on; without permission it was not. */
export async function shared(link: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia("(hover: none)").matches) await navigator.share({ url: link });
    else if (navigator.clipboard) await navigator.clipboard.writeText(link);
    else return copied(link);
    return true;
  } catch {
    return false;
  }
}

/** A page that came without encryption, as in a home's network, copies the old way. */
function copied(link: string): boolean {
  const field = document.createElement("input");
  field.value = link;
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

/** Whether this browser hands pictures on by itself, as phones do. */
export function shareable(): boolean {
  return navigator.canShare?.({ files: [new File([], "lastcard.png", { type: "image/png" })] }) ?? false;
}

/** Hand a file on; who thinks better of it has lost nothing. */
export async function sharedFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => undefined);
}

/** Put a file where downloads go. */
export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
