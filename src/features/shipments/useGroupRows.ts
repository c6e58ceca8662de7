import { use } from 'react';
import type { groupRows } from '#/domain/list/groups.ts';
import { untilLoaded } from '#/ui/lazyPart.ts';

type GroupRows = typeof groupRows;

const load = async (): Promise<GroupRows> => (await import('#/domain/list/groups.ts')).groupRows;
let loading: Promise<GroupRows> | null = null;

/** What groups rows. Its code comes with the first list that has groups, and that list waits for it. */
export function useGroupRows(isWanted: boolean): GroupRows | null {
  if (!isWanted) return null;
  loading ??= untilLoaded(load);
  return use(loading);
}
