import { createIdSet } from './idSet.ts';

const folded = createIdSet();

/** The groups whose rows are folded away, by what the list is grouped by and what the group has in common. */
export const useFoldedGroups = folded.useIds;
export const foldGroups = folded.put;
export const toggleFolded = folded.toggle;
