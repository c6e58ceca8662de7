/** Whether this browser shows notifications of this site: not at all, not without TLS, or as the reader has decided. */
export type NotificationState = NotificationPermission | 'insecure' | 'unsupported';

export function notificationState(): NotificationState {
  // A page without TLS may have the interface all the same, and is refused by it.
  if (!globalThis.isSecureContext) return 'insecure';
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Lets the browser ask, which it does only after a press. */
export async function askForNotifications(): Promise<NotificationState> {
  if (notificationState() === 'default') await Notification.requestPermission();
  return notificationState();
}

/** A notification, in plain text. */
export interface NotificationText {
  /** One that has the same takes its place instead of standing beside it. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** What a click opens. */
  readonly address: string;
}

const icon = '/icon-192.png';

/**
 * Shows a notification that opens an address of the application. Browsers of phones refuse one that a page makes itself:
 * there the service worker shows it, and opens the address (app/serviceWorker.ts).
 *
 * @returns false where neither can
 */
export async function showNotification(
  { tag, title, body, address }: NotificationText,
  open: (address: string) => void,
): Promise<boolean> {
  try {
    const notification = new Notification(title, { tag, body, icon });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      open(address);
    });
    return true;
  } catch {
    return showByWorker(title, { tag, body, icon, data: address });
  }
}

async function showByWorker(title: string, options: NotificationOptions): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, options);
    return registration !== undefined;
  } catch {
    return false;
  }
}

/** Calls back with the address that the service worker was asked to open on this page; returns how to stop. */
export function onWorkerOpens(open: (address: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const follow = ({ data }: MessageEvent<unknown>) => {
    const { type, address } = (data ?? {}) as Partial<Record<'type' | 'address', unknown>>;
    if (type === 'OPEN' && typeof address === 'string' && /^\/(?!\/)/.test(address)) open(address);
  };
  navigator.serviceWorker.addEventListener('message', follow);
  return () => navigator.serviceWorker.removeEventListener('message', follow);
}
