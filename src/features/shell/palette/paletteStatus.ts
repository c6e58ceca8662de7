import { checkDigitWarning } from '#/domain/find/checkDigit.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { errorWords } from '#/queries/errorWords.ts';
import type { Command } from './command.ts';
import { mostNumbers } from './usePaletteNumbers.ts';
import {
  foundInAccount,
  foundInCache,
  foundNumbers,
  foundSoFar,
  listFailed,
  listLoading,
  preparingNumbers,
  restLoading,
} from './words.ts';

const count = new Intl.NumberFormat('en');

/** What the numbers of the palette were found in, in words, and what may be wrong with one that was not found. */
export function paletteStatus(
  query: string,
  fleet: Fleet | undefined,
  error: Error | null,
  numbers: readonly Command[] | null,
): string {
  const warning = numbers?.length === 0 ? checkDigitWarning(query) : null;
  return [searchStatus(fleet, error, numbers), warning].filter(Boolean).join(' ');
}

function searchStatus(
  fleet: Fleet | undefined,
  error: Error | null,
  numbers: readonly Command[] | null,
): string {
  const soFar = fleet && foundSoFar(found(numbers), count.format(fleet.shipments.length));
  if (error && !fleet?.complete) {
    return [listFailed(errorWords(error).title), soFar].filter(Boolean).join(' ');
  }
  if (!fleet || !soFar) return listLoading;
  if (!fleet.complete) return `${soFar} ${restLoading}`;
  if (numbers === null) return preparingNumbers;
  if (fleet.cached) return foundInCache(found(numbers));
  return foundInAccount(found(numbers));
}

function found(numbers: readonly Command[] | null): string {
  return foundNumbers(numbers?.length ?? 0, mostNumbers);
}
