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
