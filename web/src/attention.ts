/** Calling somebody back to the table: a phone that shakes, and a notification for whoever looks elsewhere and has asked for it. */

import { preferences } from "./preferences.svelte";

const SHAKE_MS = 60;

/** Whether this browser could notify somebody: a page that came without encryption cannot, and who has refused is not asked again. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext && Notification.permission !== "denied";
}

/** Ask for permission, once somebody has pressed for it; whether there is one. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Call somebody; what was shown goes when they are called no longer. */
export function callUp(text: string): () => void {
  if (preferences.sound && preferences.pace !== "off" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE_MS);
  if (!preferences.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return () => undefined;
  try {
    const shown = new Notification(text, { icon: "/favicon.svg", tag: location.pathname });
    shown.onclick = () => focus();
    return () => shown.close();
  } catch {
    // Some phones show none without a service worker.
    return () => undefined;
  }
}
