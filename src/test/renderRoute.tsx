import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createQueryClient } from '#/queryClient.ts';
import { createAppRouter } from '#/router.tsx';
import { createSandboxApi, type SandboxApiOptions } from './sandboxApi.ts';

/**
 * Opens an address of the whole application over the embedded service in this process, as a browser would. The
 * caller cleans up with testing-library's `cleanup`.
 */
export function renderRoute(address: string, options: SandboxApiOptions = {}) {
  const service = createSandboxApi(options);
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ api: service.api, queryClient, configNotes: [] }, history);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, ...service, queryClient, router };
}
