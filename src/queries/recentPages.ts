import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read, remove, write } from '#/device/deviceStore.ts';
import { readRecent, type RecentPage, withRecent } from '#/domain/find/recentPages.ts';

const name = 'recentPages';

/**
 * The recent pages of numbers on this device, newest first. Only what the device has cached counts, so that they are gone
 * once that is cleared; none where it caches nothing.
 */
export const recentPagesQuery = queryOptions<readonly RecentPage[]>({
  queryKey: [name],
  queryFn: readCached,
  // Other pages of this device write them too.
  staleTime: 0,
});

async function readCached(): Promise<readonly RecentPage[]> {
  return readRecent(await read(name));
}

let latest: Promise<void> = Promise.resolve();

/** Puts a page in front of the recent ones of this device. Nothing waits for it, and it never fails. */
export function rememberPage(client: QueryClient, opened: RecentPage): void {
  latest = latest.then(async () => {
    const pages = withRecent(await readCached(), opened);
    if ((await write(name, pages)) === 'cached') client.setQueryData(recentPagesQuery.queryKey, pages);
  });
}

/** Deletes them, as when they are of another account. Nothing waits for it. */
export function clearRecentPages(client: QueryClient): void {
  latest = latest.then(async () => {
    await remove(name);
    client.removeQueries(recentPagesQuery);
  });
}
