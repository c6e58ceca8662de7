import type { QueryClient } from '@tanstack/react-query';

/** Resolves once a query has an answer, after so many milliseconds at the latest. */
export function firstRecords(client: QueryClient, patience: number): Promise<void> {
  const cache = client.getQueryCache();
  if (cache.getAll().some(({ state }) => state.data !== undefined)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = cache.subscribe(({ query }) => {
      if (query.state.data !== undefined) end();
    });
    const timer = setTimeout(end, patience);
    function end(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
}
