/** A page that was open while its server was upgraded: parts that it has not loaded yet have other names now. */

/** Whether the server has another page than this one. A server that does not answer is no other one. */
export async function replaced(): Promise<boolean> {
  const own = new URL(import.meta.url).pathname;
  const page = await fetch("/", { cache: "no-store" }).then((answer) => (answer.ok ? answer.text() : own)).catch(() => own);
  return !page.includes(own);
}
