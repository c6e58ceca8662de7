import { counted } from '#/language/plural.ts';

/** On a card, shorter than the labels of the columns. */
export const cardLabels = {
  loading: 'From',
  discharge: 'To',
  destination: 'Inland',
  freeDay: 'LFD',
} as const;

/** What pushing a card aside does. */
export const select = 'Select';
export const deselect = 'Deselect';

export function groupCount(shipments: number, containers: number): string {
  return `${counted(shipments, 'shipment')}, ${counted(containers, 'container')}`;
}

/** What a row does by key. */
export const rowHint =
  'Enter opens · Space peeks · x selects · n copies the number · l the link · m writes a message · t changes labels and fields · F2 edits a custom field';
export const actFailed = 'That part of the page could not be loaded. Check the connection and try again.';
