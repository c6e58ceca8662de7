import { useMatch, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { matchCommands } from '#/domain/find/commandMatch.ts';
import { readNumbers } from '#/domain/find/readNumbers.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { numberFault } from '#/domain/tracking/numberFault.ts';
import type { CommandGroup } from '#/ui/CommandDialog.tsx';
import type { Command } from './command.ts';
import { useActions } from './useActions.ts';
import { useOpenSet } from './useOpenSet.ts';
import { usePagesAndViews } from './usePagesAndViews.ts';
import { type PaletteNumbers, usePaletteNumbers } from './usePaletteNumbers.ts';
import { useRecentNumbers } from './useRecentNumbers.ts';
import { useShipmentActions } from './useShipmentActions.ts';
import { filterList, findEverywhere, groupNames, trackNumber } from './words.ts';

/** Saved views beyond it are found by their names. */
const mostViewsShown = 6;

interface Asked {
  readonly fleet: Fleet | undefined;
  readonly query: string;
  readonly onHelp: () => void;
}

/** What the palette shows for a query, in groups. */
export function usePaletteGroups({ fleet, query, onHelp }: Asked): {
  readonly groups: readonly CommandGroup<Command>[];
  readonly numbers: PaletteNumbers;
} {
  const numbers = usePaletteNumbers(fleet, query);
  const recent = useRecentNumbers(fleet);
  const { pages, views } = usePagesAndViews();
  const here = useShipmentActions(fleet);
  const actions = useActions(onHelp);
  const searchFor = useSearchFor(query.trim());
  const set = useTypedSet(query);
  const group = (title: string, items: readonly Command[]) => ({ title, items });
  const matching = (title: string, items: readonly Command[]) => group(title, matchCommands(items, query));

  const found = [
    group(groupNames.numbers, numbers.found ?? []),
    group(groupNames.near, numbers.near),
    group(groupNames.set, set),
  ];
  const shownViews = matchCommands(views, query).slice(0, mostViewsShown);
  const commands = [
    matching(groupNames.shipment, here),
    matching(groupNames.pages, pages),
    group(groupNames.views, shownViews),
    matching(groupNames.actions, actions),
  ];
  const search = group(groupNames.search, searchFor);
  // Who types a digit or a whole number means that; who types other letters may mean either, and a command has them as
  // words.
  const isNumber = /\d/.test(query) || numbers.isExact;
  // What is still to come may outrank the best so far, and Enter goes where the direct link goes.
  const first = isNumber && !numbers.isCertain ? [search, ...found] : found;
  const ordered = isNumber ? [...first, ...commands] : [...commands, ...found];
  // Before anything is typed, the pages that were just open are the nearest.
  const begin = group(groupNames.recent, query.trim() === '' ? recent : []);
  const groups = [...new Set([begin, ...ordered, search])];
  return { groups: groups.filter(({ items }) => items.length > 0), numbers };
}

/** Several numbers in one line. */
function useTypedSet(query: string): readonly Command[] {
  const openSet = useOpenSet();
  const read = useMemo(() => readNumbers(query), [query]);
  return read.numbers.length > 1 ? [openSet(read)] : [];
}

/** What can be done with any text, whether or not it is found here. */
function useSearchFor(q: string): readonly Command[] {
  const navigate = useNavigate();
  const list = useMatch({ from: '/_app/shipments', shouldThrow: false });
  if (q === '') return [];
  const shown = q.length > 40 ? `${q.slice(0, 40)}…` : q;
  return [
    {
      id: 'find',
      label: findEverywhere.label(shown),
      detail: findEverywhere.detail,
      focus: 'main',
      run: () => void navigate({ to: '/shipments/find', search: { q } }),
    },
    {
      id: 'filter',
      label: filterList.label(shown),
      detail: filterList.detail,
      focus: 'main',
      run: () => void navigate({ to: '/shipments', search: { ...list?.search, q } }),
    },
    ...(isNumberToTrack(q)
      ? [
          {
            id: 'track',
            label: trackNumber.label(shown),
            detail: trackNumber.detail,
            focus: 'main',
            run: () => void navigate({ to: '/track', search: { numbers: [q] } }),
          } as const,
        ]
      : []),
  ];
}

/** Fewer digits are part of a number, or a word. */
function isNumberToTrack(q: string): boolean {
  return numberFault(normalizeNumber(q)) === null && /\d{4}/.test(q);
}
