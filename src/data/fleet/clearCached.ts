import type { QueryClient } from '@tanstack/react-query';
import { useCaching } from '#/device/caching.ts';
import { clear } from '#/device/deviceStore.ts';
import { markFleet } from '#/device/firstVisit.ts';
import { recentPages } from './recentPagesStore.ts';

/**
 * Deletes all that this device has cached of the account: the list, the last review, pasted number lists, rows to track, figures
 * of earlier days, recent pages and which exceptions were alerted of. What is on the screen stays, and so does what the
 * user chose (saved views, acknowledgements, settings). False when it could not.
 */
export async function clearCached(client: QueryClient): Promise<boolean> {
  const done = await clear();
  if (done) {
    markFleet(false);
    client.removeQueries({ queryKey: [recentPages] });
    useCaching.setState({ outcome: 'cleared' });
  }
  return done;
}
