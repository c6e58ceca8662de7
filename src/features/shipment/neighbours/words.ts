import type { OpenedList } from '#/device/openedList.ts';

export const inList: Readonly<Record<OpenedList['name'], string>> = {
  shipments: 'In the list of shipments',
  containers: 'In the list of containers',
  exceptions: 'In the list of exceptions',
};
/** `3 of 38` */
export const positionOf = (position: number, count: number): string => `${position} of ${count}`;
export const previous = 'Previous';
export const next = 'Next';
