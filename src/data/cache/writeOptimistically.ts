import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PendingChange, PendingWrites, WritePlace } from './pendingWrites.ts';

interface OptimisticWrite<Read, Value> {
  readonly writes: PendingWrites<Read>;
  readonly place: WritePlace;
  readonly change: (value: Value) => PendingChange<Read>;
  /** Changes what was read and is shown. */
  readonly show: (change: PendingChange<Read>) => void;
  /** Shows on every screen while the write is under way. */
  readonly expected: Value;
  /** Sends the write once, and gives the value as the service keeps it. */
  readonly send: () => Promise<Value>;
  /** What shows again where the write failed. */
  readonly before: (error: unknown) => Value;
}

/**
 * Writes a value. It shows at once on every screen, and goes back if the service refuses it. What the service keeps
 * shows after that, also over readings that began before. Where the same value was written again meanwhile, the later
 * write shows.
 */
export async function writeOptimistically<Read, Value>(
  client: QueryClient,
  { writes, place, change, show, expected, send, before }: OptimisticWrite<Read, Value>,
): Promise<Value> {
  const write = writes.begin(client, place, change(expected));
  show(change(expected));
  try {
    const saved = await send();
    write.end(change(saved));
    if (write.isNewest()) show(change(saved));
    return saved;
  } catch (error) {
    if (write.isNewest()) show(change(before(error)));
    write.drop();
    throw error;
  }
}

/** Changes what was read. No reading becomes younger by it: the rest was not read again. */
export function updateRead<Data>(client: QueryClient, key: QueryKey, change: (data: Data) => Data): void {
  const state = client.getQueryState<Data>(key);
  if (state?.data === undefined) return;
  client.setQueryData<Data>(key, change(state.data), { updatedAt: state.dataUpdatedAt });
}
