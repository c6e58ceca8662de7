import { type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query';
import { containerKey, documentsKey } from '#/data/cache/recordKeys.ts';
import { updateRead } from '#/data/cache/writeOptimistically.ts';
import { byId, fleetKey, shipmentWrites } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import { ApiError } from '#/data/http/errors.ts';
import { fetchShipment } from '#/data/shipments/calls.ts';
import { shipmentKey } from '#/data/shipments/queries.ts';
import { requestsKey } from '#/data/trackingRequests/queries.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { systemClock } from '#/time/clock.ts';

/** What changes have named since the last reading. */
export interface Named {
  readonly shipments: Set<string>;
  readonly containers: Set<string>;
  requests: boolean;
  documents: boolean;
}

/** A shipment that is not as it was. */
export interface ChangedShipment {
  readonly number: string;
  /** Its id, and those of its containers that are not as they were. */
  readonly ids: readonly string[];
}

interface LiveReading {
  readonly changes: readonly ChangedShipment[];
  /** What is left for the next reading. */
  readonly left: Named;
  /** How many requests it took, about. */
  readonly requests: number;
  /** Whether something that was named could not be read, or only as it was before. */
  readonly failed: boolean;
}

type ShipmentReading = Omit<LiveReading, 'left'> & { readonly left: readonly string[] };

/** Up to so many shipments are read one by one, even where the whole list takes fewer requests. */
const few = 5;
/** Requests that a list of tracking requests or documents takes, about: it has states or pages. */
const perList = 4;
/** The list is drawn once for so many. */
const maxTogether = 10;

/**
 * Reads what is named, and puts it into what is shown. What is just being read waits for the next reading: it would begin
 * again from its first page, and never end where much happens.
 */
export async function readNamed(client: QueryClient, api: Api, named: Named): Promise<LiveReading> {
  const fleet = client.getQueryData<Fleet>(fleetKey);
  const ids = shipmentsOf(named, fleet);
  const { containers } = named;
  const isNamed = ([kind, id]: readonly unknown[]) =>
    kind === containerKey[0] && containers.has(id as string);
  if (containers.size > 0) void client.invalidateQueries({ predicate: ({ queryKey }) => isNamed(queryKey) });
  const requests = named.requests ? readLists(client, requestsKey) : 0;
  const documents = named.documents ? readLists(client, documentsKey) : 0;

  const isMany = ids.length > Math.max(few, fleet?.pages ?? 0);
  const reading = isMany ? await readList(client, fleet, ids) : await readSome(client, api, ids);
  return {
    ...reading,
    left: {
      shipments: new Set(reading.left),
      containers: new Set(),
      requests: requests === null,
      documents: documents === null,
    },
    requests: reading.requests + ((requests ?? 0) + (documents ?? 0)) * perList,
  };
}

/** How many lists of that kind are read; null where one still is, so that none was begun. */
function readLists(client: QueryClient, queryKey: QueryKey): number | null {
  if (client.isFetching({ queryKey }) > 0) return null;
  void client.invalidateQueries({ queryKey });
  return client.isFetching({ queryKey });
}

/** A change may name a container alone. */
function shipmentsOf({ shipments, containers }: Named, fleet: Fleet | undefined): readonly string[] {
  if (containers.size === 0) return [...shipments];
  const owners = (fleet?.shipments ?? []).filter((shipment) =>
    shipment.containers.some(({ id }) => containers.has(id)),
  );
  return [...new Set([...shipments, ...owners.map(({ id }) => id)])];
}

async function readList(
  client: QueryClient,
  before: Fleet | undefined,
  ids: readonly string[],
): Promise<ShipmentReading> {
  if (client.isFetching({ queryKey: fleetKey }) > 0)
    return { changes: [], left: ids, requests: 0, failed: false };
  const named = new Set<unknown>(ids);
  const [kind] = shipmentKey('');
  void client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === kind && named.has(queryKey[1]),
  });
  const began = systemClock.now();
  await client.invalidateQueries({ queryKey: fleetKey });
  const after = client.getQueryData<Fleet>(fleetKey);
  // A gateway may have kept an answer from before what happened.
  const failed = after !== before && (after?.readAt ?? began) < began;
  // Of a list that was not read before, nothing is known to have changed.
  const known = before?.complete && !before.cached ? byId(before) : null;
  const changes = known
    ? (after?.shipments ?? []).flatMap((shipment) => changesOf(known.get(shipment.id), shipment))
    : [];
  return { changes, left: [], requests: after?.pages ?? 1, failed };
}

async function readSome(client: QueryClient, api: Api, ids: readonly string[]): Promise<ShipmentReading> {
  const now = ids.slice(0, maxTogether);
  const listed = byId(client.getQueryData<Fleet>(fleetKey) ?? { shipments: [] });
  // Somebody looks at them; of more than a few, it is the background work of a busy hour.
  const isAwaited = ids.length <= few && !document.hidden;
  const answers = await Promise.all(now.map((id) => readOne(client, api, id, isAwaited, listed.has(id))));
  const read = answers.filter((answer) => answer !== null && answer !== 'failed');
  const fleet = client.getQueryData<Fleet>(fleetKey);
  const known = fleet ? byId(fleet) : new Map<string, Shipment>();
  const fresh = read.map(({ shipment, began, readAt }) => {
    const { id } = shipment;
    shipmentWrites.keepRead(client, id, shipment, began, readAt);
    return replaceEqualDeep(known.get(id), shipmentWrites.over(client, id, shipment, began));
  });
  for (const [index, shipment] of fresh.entries()) {
    const key = shipmentKey(shipment.id);
    // Unlike the list it has been read as a whole.
    const updatedAt = read[index]?.readAt ?? systemClock.now();
    if (client.getQueryData(key)) client.setQueryData(key, shipment, { updatedAt });
  }
  updateRead<Fleet>(client, fleetKey, (shown) => withShipments(shown, fresh));
  return {
    changes: fresh.flatMap((shipment) => changesOf(known.get(shipment.id), shipment)),
    left: ids.slice(maxTogether),
    requests: now.length,
    failed: answers.includes('failed'),
  };
}

interface Read {
  readonly shipment: Shipment;
  readonly began: number;
  /** When the service gave it: a gateway may have kept it for a moment. */
  readonly readAt: number;
}

/** Null where there is none, and none was shown. */
async function readOne(
  client: QueryClient,
  api: Api,
  id: string,
  isAwaited: boolean,
  isListed: boolean,
): Promise<Read | 'failed' | null> {
  const query = client.getQueryCache().find({ queryKey: shipmentKey(id) });
  const began = shipmentWrites.beginReading();
  let oldest = 0;
  try {
    const priority = isAwaited || query?.isActive() ? 'visible' : 'background';
    const shipment = await fetchShipment(api, id, { priority, onAge: (age) => (oldest = age) });
    return { shipment, began, readAt: systemClock.now() - oldest };
  } catch (error) {
    const isGone = error instanceof ApiError && error.kind === 'notFound';
    return isGone && !isListed && !query ? null : 'failed';
  }
}

/** Newest created first, like the list: one that is not there is new, unless the list is still being read. */
function withShipments(fleet: Fleet, read: readonly Shipment[]): Fleet {
  const fresh = byId({ shipments: read });
  const shipments = fleet.shipments.map((one) => fresh.get(one.id) ?? one);
  const known = byId(fleet);
  const added = fleet.complete ? read.filter(({ id }) => !known.has(id)) : [];
  const total = fleet.total === null ? null : fleet.total + added.length;
  return { ...fleet, total, shipments: [...added, ...shipments] };
}

function changesOf(before: Shipment | undefined, after: Shipment): readonly ChangedShipment[] {
  if (before === after) return [];
  const containers = after.containers.filter((container) => !before?.containers.includes(container));
  return [{ number: after.billOfLading ?? after.id, ids: [after.id, ...containers.map(({ id }) => id)] }];
}
