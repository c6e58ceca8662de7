import type { QueryFunctionContext } from '@tanstack/react-query';
import type { CallOptions } from '#/data/http/api.ts';

/**
 * Reads by `read`, and lets what it returns count as read when the service gave the oldest of its answers: a gateway may
 * have kept one (docs/gateway.md 4). TanStack Query itself would count it from when it came.
 */
export async function withAge<T>(
  { client, queryKey, signal }: QueryFunctionContext,
  read: (options: Pick<CallOptions, 'signal' | 'onAge'>) => Promise<T>,
): Promise<T> {
  let oldest = 0;
  const data = await read({ signal, onAge: (age) => (oldest = Math.max(oldest, age)) });
  if (oldest > 0) {
    // It changes next with this answer, and in the same turn, so that no screen draws it as new.
    const stop = client.getQueryCache().subscribe((event) => {
      const { type, query } = event;
      if (query.queryKey !== queryKey || type !== 'updated') return;
      stop();
      const { dataUpdatedAt } = query.state;
      if (event.action.type === 'success') query.setState({ dataUpdatedAt: dataUpdatedAt - oldest });
    });
  }
  return data;
}
