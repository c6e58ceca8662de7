import type { QueryClient } from '@tanstack/react-query';
import { remove } from '#/device/deviceStore.ts';

/** What they are called on this device, and in the cache of the page. */
export const recentPages = 'recentPages';

let latest: Promise<void> = Promise.resolve();

/** Changes what the device has of them, after the change before. */
export function changeRecentPages(change: () => Promise<void>): void {
  latest = latest.then(change);
}

/** Deletes them, as when they are of another account. Nothing waits for it. */
export function clearRecentPages(client: QueryClient): void {
  changeRecentPages(async () => {
    await remove(recentPages);
    client.removeQueries({ queryKey: [recentPages] });
  });
}
