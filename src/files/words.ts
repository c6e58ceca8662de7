export const zoneUnknown = 'zone unknown';
export const writerNotLoaded = 'The file writer could not be loaded.';
export const defaultSheet = 'Shipments';
