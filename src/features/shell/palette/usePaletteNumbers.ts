import { useMemo } from 'react';
import { bestMatches } from '#/domain/find/find.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { useFindIndex } from '#/queries/findIndex.ts';
import type { Command } from './command.ts';
import { numberCommand } from './numberCommands.ts';
import { useOpenNumber } from './useOpenNumber.ts';

/** More than fit beside everything else are no help: another character narrows them. */
export const mostNumbers = 8;

/** The pages of the numbers that a query matches, best first; null while the numbers are being prepared. */
export function usePaletteNumbers(fleet: Fleet | undefined, query: string): readonly Command[] | null {
  const open = useOpenNumber();
  const index = useFindIndex(fleet?.shipments);
  return useMemo(
    () => index && bestMatches(index, query, mostNumbers).map((match) => numberCommand(match, open)),
    [index, query, open],
  );
}
