import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { shipmentsKey } from '#/data/cache/recordKeys.ts';
import { updateRead } from '#/data/cache/writeOptimistically.ts';
import type { ReadEvents } from '#/data/events/calls.ts';
import { fleetKey } from '#/data/fleet/queries.ts';
import { systemTimers } from '#/data/http/timers.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ContainerRoute } from '#/domain/route/route.ts';
import { nextActualOfRoute, routeAsOf } from '#/domain/route/routeAsOf.ts';
import { nextActualOf, shipmentAsOf } from '#/domain/status/asOf.ts';
import { eventAsOf, nextActualOfEvents } from '#/domain/status/eventAsOf.ts';
import { systemClock } from '#/time/clock.ts';
import { hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';

/** How what was read changes with time alone: a date that lay ahead has come (docs/interface.md 6.1). */
interface Timed<Data> {
  /** When it changes next; Infinity where it stays as it is. */
  readonly nextChange: (data: Data, now: Instant) => number;
  readonly asOf: (data: Data, now: Instant) => Data;
}

const fleet: Timed<Fleet> = {
  nextChange: ({ shipments }, now) =>
    shipments.reduce((next, one) => Math.min(next, nextActualOf(one, now)), Infinity),
  asOf: (read, now) => ({ ...read, shipments: read.shipments.map((one) => shipmentAsOf(one, now)) }),
};
const shipment: Timed<Shipment> = { nextChange: nextActualOf, asOf: shipmentAsOf };
const events: Timed<ReadEvents> = {
  nextChange: ({ records }, now) => nextActualOfEvents(records, now),
  asOf: (read, now) => ({ ...read, records: read.records.map((one) => eventAsOf(one, now)) }),
};
const route: Timed<ContainerRoute> = { nextChange: nextActualOfRoute, asOf: routeAsOf };

/** A device that sleeps does not count the time: it is looked at again after so long at the most. */
const longestWait = hour;

/**
 * Renews the records that this page holds, without reading them again, when the time of something comes that was reported
 * as done for later.
 *
 * @returns a function that ends it
 */
export function keepCurrent(client: QueryClient): () => void {
  const cancels = new Map<string, () => void>();

  function follow({ queryKey, queryHash }: Query): void {
    const kind =
      queryKey[0] === fleetKey[0] ? 'fleet' : queryKey[0] === shipmentsKey[0] ? 'shipment' : queryKey[2];
    switch (kind) {
      case 'fleet':
        return wait(queryHash, queryKey, fleet);
      case 'shipment':
        return queryKey.length === 2 ? wait(queryHash, queryKey, shipment) : undefined;
      case 'transportEvents':
      case 'rawEvents':
        return wait(queryHash, queryKey, events);
      case 'route':
        return wait(queryHash, queryKey, route);
    }
  }

  function wait<Data>(hash: string, key: QueryKey, { nextChange, asOf }: Timed<Data>): void {
    cancels.get(hash)?.();
    cancels.delete(hash);
    const data = client.getQueryData<Data>(key);
    const now = systemClock.now();
    const next = data === undefined ? Infinity : nextChange(data, now);
    if (next === Infinity) return;
    const cancel = systemTimers.after(Math.min(next - now, longestWait), () => {
      if (systemClock.now() < next) return wait(hash, key, { nextChange, asOf });
      updateRead<Data>(client, key, (read) => asOf(read, systemClock.now()));
    });
    cancels.set(hash, cancel);
  }

  const cache = client.getQueryCache();
  for (const query of cache.getAll()) follow(query);
  const end = cache.subscribe(({ type, query }) => {
    if (type === 'updated' || type === 'removed') follow(query);
  });
  return () => {
    end();
    for (const cancel of cancels.values()) cancel();
  };
}
