import type { Caching } from '#/device/caching.ts';

export const clearCachedData = 'Clear cached data';
export const cacheDropped = 'Cached data of an earlier visit could not be read and was discarded.';
export const clearAdvice =
  'On a shared computer, clear the cached data before you leave. Saved views, acknowledgements and settings stay.';
export const clearFailed =
  'The data could not be deleted. Delete the data of this site in the browser settings.';

/** @param limit shipments that are cached */
export function cacheState(outcome: Caching['outcome'], limit: string): string {
  switch (outcome) {
    case 'full':
      return 'This device has no room to cache the list, so the next visit waits for the service.';
    case 'tooMany':
      return `Accounts of more than ${limit} shipments are not cached, so the next visit waits for the service.`;
    case 'unavailable':
      return 'This browser stores nothing for this page, as is usual in a private window.';
    case 'cleared':
      return 'The list, your last review, what alerts have shown, pasted number lists, rows to track, figures of earlier days and recent pages are deleted, and nothing more is cached. The next visit caches them again: Changes starts a new comparison, and alerts begin with what is new after it.';
    default:
      return 'The list of shipments is cached in this browser, so the next visit shows it at once, with its age. So are your last review, what alerts have shown, long pasted number lists, rows to track, figures of earlier days and recent pages. All are deleted when the account changes.';
  }
}
