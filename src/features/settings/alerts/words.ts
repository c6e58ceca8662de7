import type { NotificationState } from '#/device/notifications.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';

export const intro = 'New exceptions as notifications of this browser, each once on this device.';
export const turnOn = 'Turn on alerts';
export const turnOff = 'Turn off alerts';
export const turnedOn = 'Alerts are on. What is an exception already shows no notification.';
export const turnedOff = 'Alerts are off';
export const notStored =
  'Alerts stay off: this browser stores nothing for this site. Allow it to store site data, then try again.';

export const statusTitle = 'On this device';
export const isOff = 'Alerts are off.';
export const isOn = 'Alerts are on.';
export const isBlocked = 'Alerts are on, but none can show.';
export const asksFirst = 'The browser asks first whether this site may show notifications.';
/** Why none can show, and what to do. */
export const whyNone: Readonly<Record<Exclude<NotificationState, 'default' | 'granted'>, string>> = {
  denied:
    'This browser blocks notifications from this site. Allow them in its site settings, left of the address, then come back here.',
  insecure:
    'Browsers show notifications only for addresses with https, and for localhost. Open Landfall at its https address.',
  unsupported:
    'This browser has no notifications. On an iPhone or iPad, add Landfall to the Home Screen and open it from there.',
};
export const needsTab =
  'Notifications show while Landfall is open in a tab, also one in the background. A closed browser or a sleeping device shows none; what is new by then shows when Landfall is open again. The arrivals board never shows any.';

export const kindsTitle = 'Kinds of exceptions';
export const kindsHint =
  'A notification shows once, when an exception is new. Acknowledged and snoozed ones show none.';
export const noKinds = 'No kind is chosen, so no notification shows.';
export const kindsChanged = (label: string, chosen: boolean): string =>
  chosen ? `${label} shows notifications` : `${label} shows no notifications`;

export const slipTitle = 'ETA that goes on slipping';
export const slipHint =
  'Where “ETA slipped over limit” is a chosen kind, a shipment alerts once at each of these days after its original ETA. Without any, it alerts once.';
export const slipDays = 'Days of slip';
export const slipMissing =
  'Enter up to six whole days from 1 to 60, such as 2, 5, 10. Until then, the last ones count.';
export const slipChanged = (days: readonly number[]): string =>
  days.length === 0 ? 'A slipped ETA alerts once' : `A slipped ETA alerts at ${days.join(comma)} d`;

export const viewsTitle = 'Saved views';
export const viewsHint =
  'Only for what the chosen views show. With none chosen: all shipments, and tracking requests, which are in no view.';
export const noViews = 'No saved views yet. Save the list with its filters as a view in';
export const shipments = 'Shipments';
export const viewCannot = 'It filters by your last review or a number list, which alerts do not follow.';
export const viewsGone = (count: number, isNoneLeft: boolean): string => {
  const what = counted(count, 'chosen view is', 'chosen views are');
  return `${what} no longer saved.${isNoneLeft ? ' Alerts are for the whole account until you choose another.' : ''}`;
};
export const viewsChanged = (name: string, chosen: boolean): string =>
  chosen ? `Alerts for “${name}”` : `No alerts for “${name}”`;

export const quietTitle = 'Quiet hours';
export const quietFrom = 'Quiet from';
export const quietTo = 'Quiet until';
/** @param zone its name and what its clocks are called now: `Europe/Berlin`, `CEST` */
export const quietHint = (zone: string, label: string): string =>
  `By the clock of this device (${zone === label ? zone : `${zone}, now ${label}`}). What comes meanwhile is one notification at the end, if it still needs action.`;
export const quietSame = 'Both times are the same, so there are no quiet hours.';
export const quietMissing = 'Enter a time. Until then, the last one counts.';
export const quietChanged = (from: string, to: string): string => `Quiet from ${from} until ${to}`;
export const quietOff = 'No quiet hours';

export const sampleTitle = 'What a notification says';
export const sampleHint =
  'A click opens the shipment. More than three at once, and what came in quiet hours, are one notification that counts them.';
export const sendTest = 'Send a test notification';
export const turnOnFirst = 'Turn on alerts first.';
export const testTitle = (title: string): string => `Test · ${title}`;
export const testSent =
  'Test notification sent. If none shows, this device hides notifications of the browser: look for “Do not disturb” or “Focus” in its settings.';
export const testFailed = 'The browser showed no notification. Reload this page and try again.';
export const sample = {
  number: 'TEMU3043531',
  facility: 'APM Terminals Pier 400',
  place: 'Los Angeles',
  next: 'Customs broker clears it',
} as const;

export const restored = 'Alert settings restored';
