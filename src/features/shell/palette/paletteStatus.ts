import { checkDigitWarning } from '#/domain/find/checkDigit.ts';
import { didYouMean } from '#/domain/find/words.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { mostNumbers, type PaletteNumbers } from './usePaletteNumbers.ts';
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
  { found, nearest }: PaletteNumbers,
): string {
  const warning = found?.length === 0 ? checkDigitWarning(query) : null;
  const advice = nearest === null ? warning : didYouMean(nearest);
  return [searchStatus(fleet, error, found?.length ?? null), advice].filter(Boolean).join(' ');
}

function searchStatus(fleet: Fleet | undefined, error: Error | null, numbers: number | null): string {
  const soFar = fleet && foundSoFar(countWords(numbers), count.format(fleet.shipments.length));
  if (error && !fleet?.complete) {
    return [listFailed(errorWords(error).title), soFar].filter(Boolean).join(' ');
  }
  if (!fleet || !soFar) return listLoading;
  if (!fleet.complete) return `${soFar} ${restLoading}`;
  if (numbers === null) return preparingNumbers;
  if (fleet.cached) return foundInCache(countWords(numbers));
  return foundInAccount(countWords(numbers));
}

function countWords(numbers: number | null): string {
  return foundNumbers(numbers ?? 0, mostNumbers);
}
