export const peekAt = (number: string): string => `Peek at ${number}`;
export const keys = 'j and k go on · Enter opens · Esc closes';
export const closePeek = 'Close';
export const billOf = (number: string): string => `Bill of lading ${number}`;
export const mostPressing = (count: number): string => `the most pressing of ${count} containers`;
export const byRecordAlone = 'Drawn without its events.';
export const unread = 'This row could not be drawn. Open it instead.';
export const notListed = 'This row is no longer in the list.';
export const carrierUpdated = 'Carrier last updated';
