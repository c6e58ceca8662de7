import type { OpenedList } from '#/device/openedList.ts';
import { plural } from '#/language/plural.ts';

export const inList: Readonly<Record<OpenedList['name'], string>> = {
  shipments: 'In the list of shipments',
  containers: 'In the list of containers',
  exceptions: 'In the list of exceptions',
};
/** Follows it where there is room. */
export const listed = {
  shipments: (count: number) => plural(count, 'shipment'),
  containers: (count: number) => plural(count, 'container'),
  exceptions: (count: number) => plural(count, 'exception'),
} as const;
/** `3 of 38` */
export const positionOf = (position: number, count: number): string => `${position} of ${count}`;
export const previousLabel = 'Previous';
export const nextLabel = 'Next';
