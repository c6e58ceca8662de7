import { counted, formatCount } from '#/language/plural.ts';

/** Of the exceptions those that are the reader's own. */
export const mineOfThem = (count: number): string => `${formatCount(count)} mine`;
export const changedShipments = (count: number): string => counted(count, 'shipment');
