import type { RouterContext } from '#/data/cache/routerContext.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';

/** Of a page that lists the fleet: its query, asked for while the code of the page loads. */
export const withFleet = {
  context: ({ context }: { context: RouterContext }) => ({ fleetQuery: fleetQuery(context.api) }),
  loader: ({
    context,
    preload,
  }: {
    context: RouterContext & { fleetQuery: ReturnType<typeof fleetQuery> };
    preload: boolean;
  }) => {
    // A link that is only pointed at spends nothing of the request budget.
    if (!preload) void context.queryClient.prefetchQuery(context.fleetQuery);
  },
};
