import '#/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createApi } from '#/api/api.ts';
import type { Fleet } from '#/domain/fleet.ts';
import { fleetKey } from '#/queries/fleet.ts';
import { createQueryClient } from '#/queryClient.ts';
import { createAppRouter } from '#/router.tsx';
import { systemClock } from '#/time/clock.ts';
import type { Contender } from './page.tsx';

/** The whole application at `/shipments` with the account at hand: shell, filters with their counts, and the list. */
export const landfall: Contender = {
  prepare: (shipments) => {
    const queryClient = createQueryClient();
    queryClient.setQueryData<Fleet>(fleetKey, {
      shipments,
      pages: 1,
      skipped: 0,
      total: shipments.length,
      complete: true,
      kept: null,
      readAt: systemClock.now(),
    });
    const api = createApi({
      fetch: () => new Promise(() => {}),
      baseUrl: '/nowhere/v2',
      clock: systemClock,
      requestsPerMinute: 100,
    });
    const history = createMemoryHistory({ initialEntries: ['/shipments'] });
    const router = createAppRouter({ api, queryClient, configNotes: [] }, history);
    return () => (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
  },
  row: '[role=row][data-index]',
  viewport: '[data-scroll-restoration-id=Shipments]',
  input: 'input[aria-label="Filter the list by text"]',
};
