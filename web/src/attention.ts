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
  const how = { icon: "/favicon.svg", tag: location.pathname, data: location.href };
  try {
    const shown = new Notification(text, how);
    shown.onclick = () => focus();
    return () => shown.close();
  } catch {
    // Phones leave it to the service worker.
    return callUpByWorker(text, how);
  }
}

function callUpByWorker(text: string, how: NotificationOptions): () => void {
  // A permission may be taken back at any time.
  const shown = navigator.serviceWorker?.ready.then((worker) => worker.showNotification(text, how).then(() => worker)).catch(() => null);
  return () => void shown?.then(async (worker) => (await worker?.getNotifications({ tag: how.tag }))?.forEach((notification) => notification.close()));
}
