import '../../src/app/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createQueryClient } from '../../src/app/start.ts';
import { fleetKey } from '../../src/data/fleet/queries.ts';
import { createApi } from '../../src/data/http/api.ts';
import type { Fleet } from '../../src/domain/records/fleet.ts';
import { createAppRouter } from '../../src/routes/routeTree.ts';
import { systemClock } from '../../src/time/clock.ts';
import type { Contender } from './contender.ts';
import { listSelectors } from './list.tsx';

/** The whole application at `/shipments` with the account at hand: shell, filters with their counts, and the list. */
export const application: Contender = {
  prepare: (shipments, by) => {
    const queryClient = createQueryClient();
    queryClient.setQueryData<Fleet>(fleetKey, {
      shipments,
      pages: 1,
      skipped: 0,
      total: shipments.length,
      complete: true,
      cached: null,
      readAt: systemClock.now(),
    });
    const api = createApi({
      fetch: () => new Promise(() => {}),
      baseUrl: '/nowhere/v2',
      clock: systemClock,
      requestsPerMinute: 100,
    });
    // The address bar takes part, as it does for a user.
    window.history.replaceState(null, '', by === 'container' ? '/shipments?by=container' : '/shipments');
    const router = createAppRouter({ api, queryClient, configNotes: [] });
    return () => (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
  },
  ...listSelectors,
};
