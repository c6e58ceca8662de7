import { createFileRoute } from '@tanstack/react-router';
import type { MapSearch } from '#/domain/fleetMap/search.ts';
import { readFleetParams, textOf } from '#/domain/list/searchParams.ts';
import { FleetMapPage } from '#/features/map/fleet/FleetMapPage.tsx';
import { fleetQuery } from '#/queries/fleet.ts';

export const Route = createFileRoute('/_app/map')({
  validateSearch: (search: Record<string, unknown>): MapSearch => ({
    ...readFleetParams(search),
    show: textOf(search['show']),
    vessel: textOf(search['vessel']),
    port: textOf(search['port']),
    at: textOf(search['at']),
    t: textOf(search['t']),
  }),
  context: ({ context }) => ({ fleetQuery: fleetQuery(context.api) }),
  loader: ({ context, preload }) => {
    // A link that is only pointed at spends nothing of the request budget.
    if (!preload) void context.queryClient.prefetchQuery(context.fleetQuery);
  },
  component: FleetMapPage,
});
