import { useQuery } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { isSamePage, mostRecent } from '#/domain/find/recentPages.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { recentPagesQuery } from '#/queries/rememberPage.ts';
import type { Command } from './command.ts';
import { recentCommand } from './numberCommands.ts';
import { useOpenNumber } from './useOpenNumber.ts';

/** The recent pages of numbers on this device, without the one that is open. */
export function useRecentNumbers(fleet: Fleet | undefined): readonly Command[] {
  const open = useOpenNumber();
  const { data: pages = [] } = useQuery(recentPagesQuery);
  const here = useMatch({
    from: '/_app/shipments/$shipmentId',
    shouldThrow: false,
    select: ({ params: { shipmentId }, search }) => ({ shipmentId, container: search.container ?? null }),
  });
  return pages
    .filter((page) => !here || !isSamePage(page, here))
    .slice(0, mostRecent - 1)
    .map((page) => recentCommand(page, fleet, open));
}
