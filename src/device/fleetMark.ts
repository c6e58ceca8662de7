/**
 * Stands in local storage while a fleet is cached in the database of this device, which answers much later. A literal in
 * a file of its own, for the page's first script (src/app/early.ts).
 */
export const fleetMark = 'landfall.fleetCached';
