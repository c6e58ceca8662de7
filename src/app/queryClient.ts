import { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '#/data/http/errors.ts';

/** Server state and its defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Replays are decided by api/retryPolicy, in the order of the request budget.
        retry: false,
        // The embedded service on this machine answers without a network; a lost network is an error with words.
        networkMode: 'always',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}
