export const zoneUnknown = 'zone unknown';
export const writerNotLoaded = 'The file writer could not be loaded.';
export const defaultSheet = 'Shipments';

// When a sheet was printed, and how old its data was then.

export const ageUnknown = 'Data still loading.';
/** @param when with its zone: `Wed 12 Aug 2026 15:00 UTC` */
export const printed = (when: string): string => `Printed ${when}.`;
/** @param age `3 min`; null for less than a minute */
export const updated = (age: string | null, when: string): string =>
  `Data updated ${age === null ? 'less than a minute' : age} before, ${when}.`;
