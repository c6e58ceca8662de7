import { createFileRoute } from '@tanstack/react-router';
import type { FleetFilter } from '#/domain/fleetFilter.ts';
import { ShipmentsPage } from '#/features/shipments/ShipmentsPage.tsx';
import { fleetQuery } from '#/queries/fleet.ts';
import { textOf, textsOf } from '#/searchParams.ts';

export const Route = createFileRoute('/_app/shipments/')({
  validateSearch: readFilter,
  context: ({ context }) => ({ fleetQuery: fleetQuery(context.api) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.fleetQuery);
  },
  component: ShipmentsPage,
});

/** An address written by hand or by another version: what cannot be read is left out, the rest counts. */
function readFilter(search: Record<string, unknown>): FleetFilter {
  const q = textOf(search['q']);
  const status = textsOf(search['status']);
  const carrier = textsOf(search['carrier']);
  const pod = textsOf(search['pod']);
  return {
    ...(q && { q }),
    ...(status.length > 0 && { status }),
    ...(carrier.length > 0 && { carrier }),
    ...(pod.length > 0 && { pod }),
  };
}
