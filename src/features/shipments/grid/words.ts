const number = new Intl.NumberFormat('en');

export const selectedCount = (count: number) => `${number.format(count)} selected`;
/** Follows the count of those selected. */
export const notListed = (count: number) => `, ${number.format(count)} not in this list`;
export const clearSelection = 'Clear';

/** On a card, shorter than the labels of the columns. */
export const cardLabels = {
  loading: 'From',
  discharge: 'To',
  destination: 'Inland',
  freeDay: 'LFD',
} as const;

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

export function groupCount(shipments: number, containers: number): string {
  return `${plural(shipments, 'shipment')}, ${plural(containers, 'container')}`;
}
