/** What the sign of the numbers in a column means. */
export const signs = {
  etaChange: 'days slipped; negative is pulled in',
  daysLeft: 'negative is past',
} as const;

export const zoneUnknown = 'zone unknown';
export const writerNotLoaded = 'The file writer could not be loaded.';
export const defaultSheet = 'Shipments';
