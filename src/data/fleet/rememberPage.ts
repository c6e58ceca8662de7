import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read, write } from '#/device/deviceStore.ts';
import { readRecent, type RecentPage, withRecent } from '#/domain/find/recentPages.ts';
import { changeRecentPages, recentPages } from './recentPagesStore.ts';

/**
 * The recent pages of numbers on this device, newest first. Only what the device has cached counts, so that they are gone
 * once that is cleared; none where it caches nothing.
 */
export const recentPagesQuery = queryOptions<readonly RecentPage[]>({
  queryKey: [recentPages],
  queryFn: readCached,
  // Other pages of this device write them too.
  staleTime: 0,
});

async function readCached(): Promise<readonly RecentPage[]> {
  return readRecent(await read(recentPages));
}

/** Puts a page in front of the recent ones of this device. Nothing waits for it, and it never fails. */
export function rememberPage(client: QueryClient, opened: RecentPage): void {
  changeRecentPages(async () => {
    const pages = withRecent(await readCached(), opened);
    if ((await write(recentPages, pages)) === 'cached') {
      client.setQueryData(recentPagesQuery.queryKey, pages);
    }
  });
}
