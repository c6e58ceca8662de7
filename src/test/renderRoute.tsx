import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createQueryClient } from '#/app/start.ts';
import { cacheFleet } from '#/data/fleet/cachedFleet.ts';
import { createAppRouter } from '#/routes/routeTree.ts';
import { createSandboxApi, type SandboxApiOptions } from './sandboxApi.ts';

/**
 * Opens an address of the whole application over the embedded service in this process, as a browser would. The
 * caller cleans up with testing-library's `cleanup`. With `keeps`, this device keeps the list from visit to visit.
 */
export function renderRoute(
  address: string,
  { keeps = false, ...options }: SandboxApiOptions & { readonly keeps?: boolean } = {},
) {
  const service = createSandboxApi(options);
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ api: service.api, queryClient, configNotes: [] }, history);
  if (keeps) void cacheFleet(queryClient, 'account');
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, ...service, queryClient, router };
}
