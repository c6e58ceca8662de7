import { createIdSet } from './idSet.ts';

const selected = createIdSet();

/** The ids of the selected rows, of shipments or of containers, also of those that are filtered out. */
export const useSelection = selected.useIds;
export const select = selected.put;
export const toggleSelected = selected.toggle;
