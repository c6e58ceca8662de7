import type { QueryClient } from '@tanstack/react-query';
import { systemClock } from '#/time/clock.ts';
import { ageStep } from './freshness.ts';

/** What a write makes of what was read; the same object where it is about something else, or is so already. */
export type PendingChange<Read> = (read: Read) => Read;

/** The value that a write is about: writes of one value take the place of each other, in the order of their beginning. */
export interface WritePlace {
  /** The id of the record. */
  readonly record: string;
  /** Names the value among those of the record. */
  readonly value: string;
}

/** One write on its way. */
export interface PendingWrite<Read> {
  /** The service has it, as `change` says. */
  readonly end: (change: PendingChange<Read>) => void;
  /** The service did not take it, or it is not known. */
  readonly drop: () => void;
  /** Whether no other write of the same value was begun since, except those that were dropped. */
  readonly isNewest: () => boolean;
}

/**
 * What this page wrote and the service may not have returned yet. A reading that began before the service had it would
 * bring back what was there before, so it is put over whatever such a reading finds. Order is counted and not taken
 * from a clock, which may stand still or jump.
 */
export interface PendingWrites<Read> {
  /** Marks the beginning of a reading, for `over`. */
  readonly beginReading: () => number;
  /**
   * What was read of a record, with what was written of it since.
   *
   * @param began what `beginReading` gave before the first request of that reading
   * @param readAt when the service gave it, where a gateway may have shared it since
   */
  readonly over: (
    client: QueryClient,
    record: string,
    read: Read,
    began: number,
    readAt?: number | null,
  ) => Read;
  /** The records that a reading may not have as they were written, or as they were read by themselves. */
  readonly openRecords: (client: QueryClient, began: number, readAt?: number | null) => ReadonlySet<string>;
  /**
   * A record was read by itself. A reading of many that began before, or that a gateway shared from before, shows it like
   * this, with what is written meanwhile.
   *
   * @param began what `beginReading` gave before its request
   * @param readAt when the service gave it
   */
  readonly keepRead: (client: QueryClient, record: string, read: Read, began: number, readAt: number) => void;
  /** The change is on its way to the service. */
  readonly begin: (client: QueryClient, place: WritePlace, change: PendingChange<Read>) => PendingWrite<Read>;
}

interface Write<Read> {
  /** Null for the record as it was read by itself. */
  readonly value: string | null;
  change: PendingChange<Read>;
  /** When the service had it; null while it is under way. */
  settled: number | null;
  /** When the service gave the record that was read by itself. */
  readonly readAt?: number;
}

export function createPendingWrites<Read>(): PendingWrites<Read> {
  /** By record, in the order of their beginning. */
  const writes = new WeakMap<QueryClient, Map<string, readonly Write<Read>[]>>();
  let turn = 0;

  const recordsOf = (client: QueryClient) => {
    let records = writes.get(client);
    if (!records) writes.set(client, (records = new Map<string, readonly Write<Read>[]>()));
    return records;
  };
  const isOpen = ({ settled }: Write<Read>, began: number) => settled === null || settled > began;
  /** Whether the record was read by itself after that. A clock that was set back since says nothing. */
  const isReadSince = (all: readonly Write<Read>[], readAt: number | null) =>
    readAt !== null &&
    all.some((write) => {
      const own = write.readAt ?? 0;
      return own > readAt + ageStep && own <= systemClock.now();
    });

  return {
    beginReading: () => (turn += 1),
    over(client, record, read, began, readAt = null) {
      const all = writes.get(client)?.get(record) ?? [];
      const open = isReadSince(all, readAt) ? all : all.filter((write) => isOpen(write, began));
      return open.reduce((changed, { change }) => change(changed), read);
    },
    openRecords: (client, began, readAt = null) =>
      new Set(
        [...(writes.get(client) ?? [])].flatMap(([record, all]) =>
          isReadSince(all, readAt) || all.some((write) => isOpen(write, began)) ? [record] : [],
        ),
      ),
    keepRead(client, record, read, began, readAt) {
      const records = recordsOf(client);
      const since = (records.get(record) ?? []).filter((write) => isOpen(write, began));
      records.set(record, [{ value: null, change: () => read, settled: (turn += 1), readAt }, ...since]);
    },
    begin(client, { record, value }, change) {
      const records = recordsOf(client);
      const all = () => records.get(record) ?? [];
      const write: Write<Read> = { value, change, settled: null };
      const isOfSame = (other: Write<Read>) => other.value === value;
      const keep = (isKept: (other: Write<Read>) => boolean) => records.set(record, all().filter(isKept));
      records.set(record, [...all(), write]);
      return {
        end(saved) {
          write.change = saved;
          write.settled = turn += 1;
          // Of those that the service has, the last shows.
          const last = all().findLast((other) => isOfSame(other) && other.settled !== null);
          keep((other) => !isOfSame(other) || other.settled === null || other === last);
        },
        drop: () => void keep((other) => other !== write),
        isNewest() {
          const since = all().slice(all().indexOf(write) + 1);
          return !since.some(isOfSame);
        },
      };
    },
  };
}
