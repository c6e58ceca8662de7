import { useMemo } from 'react';
import { useFindIndex, useLooseIndex } from '#/data/find/useFindIndex.ts';
import { bestMatches } from '#/domain/find/find.ts';
import type { FoundNumber, Numbers } from '#/domain/find/findIndex.ts';
import { type FindQuery, readFindQuery } from '#/domain/find/findQuery.ts';
import { equalNumbers, longerNumbers, nearNumbers } from '#/domain/find/tolerance.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { type Command, numberCommand } from './commands.ts';
import { useOpenNumber } from './useOpenSet.ts';

/** More than fit beside everything else are no help: another character narrows them. */
export const maxNumbers = 8;
const maxNear = 3;

export interface PaletteNumbers {
  /** The pages of the numbers that a query means, best first; null while the numbers are being prepared. */
  readonly found: readonly Command[] | null;
  /** Where there are none: the pages of numbers that differ by one character. */
  readonly near: readonly Command[];
  /** The first of those numbers, as its record writes it. */
  readonly nearest: string | null;
  /** Whether the first is a whole number of the account as it stands there. */
  readonly isExact: boolean;
  /** Whether the first is what the service would find too. */
  readonly isCertain: boolean;
}

export function usePaletteNumbers(fleet: Fleet | undefined, text: string): PaletteNumbers {
  const query = useMemo(() => readFindQuery(text), [text]);
  const open = useOpenNumber();
  const index = useFindIndex(fleet?.shipments);
  const exact = useMemo(() => index && bestMatches(index, query, maxNumbers), [index, query]);
  // Only a query that nothing has as it stands needs them.
  const isMissing = exact?.length === 0 && query.text !== '';
  const loosely = useLooseIndex(isMissing ? fleet?.shipments : undefined);
  const tolerated = useMemo(
    () => (isMissing && loosely ? readTolerantly(loosely, query) : none),
    [isMissing, loosely, query],
  );
  return useMemo(() => {
    const kind = exact?.[0]?.kind;
    const commands = (numbers: readonly FoundNumber[]) =>
      numbers.map((number) => numberCommand(number, open));
    return {
      found: exact && (!isMissing || loosely) ? commands([...exact, ...tolerated.same]) : null,
      near: commands(tolerated.near),
      nearest: tolerated.near[0]?.matched ?? null,
      isExact: kind === 'exactContainer' || kind === 'exactShipment',
      isCertain: kind === 'exactContainer' || fleet?.complete === true,
    };
  }, [exact, isMissing, loosely, tolerated, fleet?.complete, open]);
}

const none = { same: [], near: [] } as const;

function readTolerantly(numbers: Numbers, query: FindQuery) {
  const equal = equalNumbers(numbers, query);
  const same = equal.length > 0 ? equal : longerNumbers(numbers, query, maxNumbers);
  return {
    same: same.slice(0, maxNumbers),
    near: same.length > 0 ? [] : nearNumbers(numbers, query, maxNear),
  };
}
