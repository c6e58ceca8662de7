import type { QueryClient } from '@tanstack/react-query';

/** What a write makes of what was read; the same object where it is about something else, or is so already. */
export type Change<Read> = (read: Read) => Read;

interface Write<Read> {
  readonly change: Change<Read>;
  /** When the service had it; null while it is under way. */
  readonly settled: number | null;
}

/**
 * What this page wrote and the service may not have returned yet. A reading that began before the service had it would
 * bring back what was there before, so it is put over whatever such a reading finds. Order is counted and not taken
 * from a clock, which may stand still or jump.
 */
export interface PendingWrites<Read> {
  /** Marks the beginning of a reading, for `over`. */
  readonly beginReading: () => number;
  /** @param began what `beginReading` gave before the first request of that reading */
  readonly over: (client: QueryClient, read: Read, began: number) => Read;
  /** Whether there is any for such a reading. */
  readonly isOpen: (client: QueryClient, began: number) => boolean;
  /** The change is on its way to the service. */
  readonly begin: (client: QueryClient, place: string, change: Change<Read>) => void;
  /** The service has it. */
  readonly end: (client: QueryClient, place: string, change: Change<Read>) => void;
  /** The service did not take it, or it is not known. */
  readonly drop: (client: QueryClient, place: string) => void;
}

export function createPendingWrites<Read>(): PendingWrites<Read> {
  /** By what they write: a later write to the same place takes the place of an earlier one. */
  const writes = new WeakMap<QueryClient, ReadonlyMap<string, Write<Read>>>();
  let turn = 0;

  const open = (client: QueryClient, began: number) =>
    [...(writes.get(client)?.values() ?? [])].filter(({ settled }) => settled === null || settled > began);
  const keep = (client: QueryClient, place: string, write: Write<Read>) =>
    writes.set(client, new Map(writes.get(client)).set(place, write));

  return {
    beginReading: () => (turn += 1),
    over: (client, read, began) => open(client, began).reduce((changed, { change }) => change(changed), read),
    isOpen: (client, began) => open(client, began).length > 0,
    begin: (client, place, change) => void keep(client, place, { change, settled: null }),
    end: (client, place, change) => void keep(client, place, { change, settled: (turn += 1) }),
    drop: (client, place) => {
      const rest = new Map(writes.get(client));
      rest.delete(place);
      writes.set(client, rest);
    },
  };
}
