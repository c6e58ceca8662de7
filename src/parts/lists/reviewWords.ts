/** Marking all changes as reviewed: what it is called, and what it is called once it is done. */
export const markAll = 'Mark all as reviewed';
export const markedAll = 'Marked all as reviewed';
