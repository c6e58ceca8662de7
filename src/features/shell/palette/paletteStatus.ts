import type { Fleet } from '#/domain/records/fleet.ts';
import { errorWords } from '#/queries/errorWords.ts';
import type { Command } from './command.ts';
import { mostNumbers } from './usePaletteNumbers.ts';

const count = new Intl.NumberFormat('en');

/** What the numbers of the palette were found in, in words. */
export function paletteStatus(
  fleet: Fleet | undefined,
  error: Error | null,
  numbers: readonly Command[] | null,
): string {
  const soFar =
    fleet && `${found(numbers)} among the ${count.format(fleet.shipments.length)} shipments read so far.`;
  if (error && !fleet?.complete) {
    return [`The list could not be read: ${errorWords(error).title}.`, soFar].filter(Boolean).join(' ');
  }
  if (!fleet || !soFar) return 'The list of shipments is being read. Numbers show as it comes.';
  if (!fleet.complete) return `${soFar} The rest is still being read.`;
  if (numbers === null) return 'Getting the numbers ready.';
  if (fleet.kept) return `${found(numbers)} in the list that this device kept. It is being read again.`;
  return `${found(numbers)} in the whole account.`;
}

function found(numbers: readonly Command[] | null): string {
  const { length } = numbers ?? [];
  if (length === 0) return 'No number found';
  if (length >= mostNumbers) return `The ${mostNumbers} best numbers`;
  return length === 1 ? '1 number found' : `${length} numbers found`;
}
