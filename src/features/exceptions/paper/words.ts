export const print = 'Print';
/** The first is for the box to tick. */
export const columns = ['✓', 'Container', 'Exceptions', 'LFD', 'Fees', 'Action by'] as const;
export const unreadRow = 'This row could not be read';

/** Of a printed list that leaves something out. */
export const selectedOnly = 'selected rows only';
export const ofText = (text: string): string => `text “${text}”`;

/** The empty box of a row. */
export const toTick = 'To tick off';

export const ownedBy = (owner: string): string => `Owner: ${owner}`;
