import { useQuery } from '@tanstack/react-query';
import { useMatch, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { recentPagesQuery } from '#/data/fleet/rememberPage.ts';
import { useSavedViews, viewSearch } from '#/device/savedViews.ts';
import { matchCommands } from '#/domain/find/commandMatch.ts';
import { readNumbers } from '#/domain/find/readNumbers.ts';
import { isSamePage, maxRecentPages } from '#/domain/find/recentPages.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { type ProfileSubject, subjectsIn } from '#/domain/profile/subject.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import { readNumber } from '#/domain/tracking/readNumber.ts';
import { numberFault } from '#/domain/tracking/tracking.ts';
import { allPages } from '#/features/shell/allPages.ts';
import { profileAddress } from '#/links/ProfileLink.tsx';
import { kindLabels } from '#/links/words.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import type { CommandGroup } from '#/ui/overlays/CommandDialog.tsx';
import { type Command, recentCommand, useActions, useShipmentActions } from './commands.ts';
import { useOpenNumber, useOpenSet } from './useOpenSet.ts';
import { type PaletteNumbers, usePaletteNumbers } from './usePaletteNumbers.ts';
import {
  filterList,
  findEverywhere,
  groupNames,
  trackNumber,
  actionKeywords,
  pageKeywords,
} from './words.ts';

/** Saved views beyond it are found by their names. */
const maxViewsShown = 6;
const maxProfilesShown = 6;

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
  const profiles = useProfiles(fleet, query);
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
  const shownViews = matchCommands(views, query).slice(0, maxViewsShown);
  const commands = [
    matching(groupNames.shipment, here),
    matching(groupNames.pages, pages),
    group(groupNames.views, shownViews),
    matching(groupNames.actions, actions),
    group(groupNames.profiles, profiles),
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

/** The pages of ports, terminals, vessels and carriers whose names have the words. */
function useProfiles(fleet: Fleet | undefined, query: string): readonly Command[] {
  const navigate = useNavigate();
  const now = instant(useNow(minute));
  const shipments = query.trim() === '' ? undefined : fleet?.shipments;
  const all = useMemo(() => {
    const found = new Map<string, ProfileSubject & { readonly label: string }>();
    for (const shipment of shipments ?? [])
      for (const subject of tryOr(() => [...subjectsIn(shipment, now)], []))
        found.set(`${subject.kind} ${subject.value}`, subject);
    return [...found];
  }, [shipments, now]);
  const commands = all.map(([id, { label, kind, value }]): Command => {
    const detail = [kindLabels[kind], value === label ? '' : value].filter(Boolean).join(' · ');
    const run = () => void navigate(profileAddress({ kind, value }));
    return { id, label, detail, keywords: detail, focus: 'main', run };
  });
  return matchCommands(commands, query).slice(0, maxProfilesShown);
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
  return numberFault(readNumber(q).number) === null && /\d{4}/.test(q);
}

/** The recent pages of numbers on this device, without the one that is open. */
function useRecentNumbers(fleet: Fleet | undefined): readonly Command[] {
  const open = useOpenNumber();
  const { data: pages = [] } = useQuery(recentPagesQuery);
  const here = useMatch({
    from: '/_app/shipments/$shipmentId',
    shouldThrow: false,
    select: ({ params: { shipmentId }, search }) => ({ shipmentId, container: search.container ?? null }),
  });
  return pages
    .filter((page) => !here || !isSamePage(page, here))
    .slice(0, maxRecentPages - 1)
    .map((page) => recentCommand(page, fleet, open));
}

/** Every page and every saved view. */
function usePagesAndViews(): {
  readonly pages: readonly Command[];
  readonly views: readonly Command[];
} {
  const navigate = useNavigate();
  const views = useSavedViews((saved) => saved.views);
  return {
    pages: allPages.map(({ to, label }) => ({
      id: `page ${to}`,
      label,
      keywords: pageKeywords[to],
      focus: 'main',
      run: () => void navigate({ to }),
    })),
    views: views.map((view) => ({
      id: `view ${view.id}`,
      label: view.name,
      keywords: actionKeywords.view,
      focus: 'main',
      run: () => {
        useSavedViews.setState({ opened: view.id });
        // The route reads it part by part, as it reads any address.
        void navigate({ to: view.page, search: viewSearch(view) as FleetSearch });
      },
    })),
  };
}
