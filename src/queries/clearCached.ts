import type { QueryClient } from '@tanstack/react-query';
import { clear } from '#/device/deviceStore.ts';
import { tellKeeping } from './caching.ts';
import { recentPagesQuery } from './recentPages.ts';

/**
 * Deletes the list, the last look and the pages opened last that this device keeps; what is on the screen stays, and so
 * does what the user chose (saved views, acknowledgements, settings). False when it could not.
 */
export async function clearCached(client: QueryClient): Promise<boolean> {
  const done = await clear();
  if (done) {
    client.removeQueries(recentPagesQuery);
    tellKeeping(client, { outcome: 'forgotten' });
  }
  return done;
}
