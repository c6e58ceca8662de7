import type { Caching } from '#/device/caching.ts';

/** What pages are called. */
export const pageWords = {
  shipments: 'Shipments',
  map: 'Map',
  exceptions: 'Exceptions',
  changes: 'Changes',
  track: 'Track',
  documents: 'Documents',
  requests: 'Requests',
  board: 'Arrivals board',
  fields: 'Custom fields',
  parties: 'Parties',
  webhooks: 'Webhooks',
  alerts: 'Alerts',
} as const;

export const notCounted = (why: string): string => `not counted: ${why}`;
export const productName = 'Landfall';
export const skipToContent = 'Skip to content';
export const skipToList = 'Skip to the list';
export const mainNavigation = 'Main';
export const morePages = 'More pages';
export const phoneWords = { find: 'Find', more: 'More' } as const;

export const offline = {
  title: 'This device is offline',
  shown: 'List updated',
  next: 'It refreshes when the connection is back.',
} as const;

export const findLabel = 'Find a container, bill of lading, booking or reference';
export const findPlaceholder = 'Container, bill of lading, booking, reference';

export const findHint = (keys: string): string => `${findLabel}, or a page, saved view or action (${keys})`;
export const paletteLabel = 'Find';
export const palettePlaceholder = 'Any number, list of numbers, page, view or action';

export const cachedTitle = 'Cached on this device';
export const clearCachedData = 'Clear cached data';
export const cacheDropped = 'Cached data of an earlier visit could not be read and was discarded.';
export const clearAdvice =
  'On a shared computer, clear the cached data before you leave. Saved views, acknowledgements and settings stay.';
export const clearFailed =
  'The data could not be deleted. Delete the data of this site in the browser settings.';

/** In a few words, beside the age of the list. */
export const cacheProblems = {
  full: 'No room to cache the list',
  tooMany: 'List too long to cache',
  dropped: 'Cached data could not be read',
} as const;

/** @param most shipments that are cached */
export function cacheState(outcome: Caching['outcome'], most: string): string {
  switch (outcome) {
    case 'full':
      return 'This device has no room to cache the list, so the next visit waits for the service.';
    case 'tooMany':
      return `Accounts of more than ${most} shipments are not cached, so the next visit waits for the service.`;
    case 'unavailable':
      return 'This browser stores nothing for this page, as is usual in a private window.';
    case 'cleared':
      return 'The list, your last review, pasted sets, rows to track and recent pages are deleted, and nothing more is cached. The next visit caches them again, and Changes starts a new comparison.';
    default:
      return 'The list of shipments is cached in this browser, so the next visit shows it at once, with its age. So are your last review, long sets of pasted numbers, rows to track and recent pages. All are deleted when the account changes.';
  }
}

export const updateAvailable = 'Update available. Save what you have typed before you reload.';
export const reload = 'Reload';

export const pauseRequested = 'The service asked for a pause';
export const requestLimit = 'Waiting for the request limit';
export const requestCount = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`;

export const preferencesTitle = 'Preferences';
export const shortcutsTitle = 'Keyboard shortcuts';
