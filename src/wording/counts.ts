import { counted } from '#/language/plural.ts';

export const containerCount = (count: number): string => counted(count, 'container');
export const shipmentCount = (count: number): string => counted(count, 'shipment');
