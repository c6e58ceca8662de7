import type { Comparison } from '#/data/changes/comparison.ts';
import type { SnapshotCause } from '#/domain/changes/reviewSnapshot.ts';
import { counted, plural } from '#/language/plural.ts';

export const pageName = 'Changes';
export const pageTitle = 'Changes since last review';
export const unreadRow = 'This row could not be read';
export const columnTitles = { shipment: 'Shipment', changes: 'Changes', action: 'Action' } as const;
export const listOrder = 'most important first';

export const addedShipments = (count: number, isShown: boolean): string =>
  `${isShown ? 'Hide' : 'Show'} ${count} added ${plural(count, 'shipment')}`;

export const markOne = 'Mark as reviewed';
export const markShown = (count: number): string => `Mark these ${count} as reviewed`;
/** @param what a number, or how many */
export const marked = (what: string | number): string => `Marked ${what} as reviewed`;

export const messageTitle = 'Message';
export const hideMessage = 'Hide message';
/** @param selected 0 for all that is shown */
export const messageButton = (selected: number): string =>
  selected > 0 ? `${messageTitle} (${selected})` : messageTitle;
export const messageAbout = (shipments: string): string => `Message about ${shipments}`;
export const copiedMessage = (shipments: string): string => `the message about ${shipments}`;
export const messageOfAll = 'Covers all shipments shown. Tick shipments to select some.';
export const messageOfSelected = 'Covers the ticked shipments.';
export const messageCut = (limit: number): string =>
  `The ${limit} most important are written out, the others by a link to this page.`;
export const addToMessage = (number: string): string => `Put ${number} into the message`;

/** Around the time. */
export const compared = {
  before: 'Compared with',
  after: (cause: SnapshotCause) =>
    `, when ${causes[cause]}. Reloading or opening a shipment does not mark it as reviewed.`,
} as const;

const causes: Readonly<Record<SnapshotCause, string>> = {
  first: 'this account was first loaded on this device',
  anew: 'this account was loaded the next time',
  reviewed: 'you last marked all as reviewed',
};

export const reviewUnreadable =
  'Your last review could not be read from this device, so the comparison started again.';

export const storageNotes: Readonly<Record<Comparison['storage'], string | null>> = {
  cached: null,
  cleared: 'Cached data was cleared, so changes are compared only while this page is open.',
  full: 'This device has no room left, so what you mark as reviewed counts only while this page is open.',
  unavailable:
    'This browser stores nothing on this device, so changes are compared only while this page is open.',
};

const cachedShipments = (count: number) => counted(count, 'cached shipment');

export const notCompared = (count: number): string =>
  `${cachedShipments(count)} could not be read, so changes are unknown there. Mark all as reviewed to start again.`;

export const partlyCompared = (count: number): string =>
  `${cachedShipments(count)} could be read only in part, so some changes are unknown. Mark all as reviewed to start again.`;

export const noReviewYet = {
  title: 'Nothing to compare yet',
  text: 'Landfall starts comparing as soon as the whole account has loaded.',
} as const;

export const allHidden = {
  title: 'No changes match these filters',
  text: (hidden: number) =>
    hidden === 1 ? '1 changed shipment is hidden.' : `${hidden} changed shipments are hidden.`,
} as const;

export const nothingChanged = {
  title: (first: boolean) => (first ? 'Comparison starts now' : 'No changes'),
  /** Followed by the time. */
  since: 'No changes since',
  /** Follows the time. */
  soFar: (complete: boolean) => (complete ? '.' : ' so far. The rest of the account is still loading.'),
  next: 'Your next visit shows what has changed: arrivals, last free days, holds, fees, statuses and terminals.',
} as const;

/** What to look at where nothing has changed. */
export const seeExceptions = 'See what needs action';
