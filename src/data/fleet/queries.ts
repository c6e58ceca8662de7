import {
  experimental_streamedQuery as streamedQuery,
  type QueryClient,
  queryOptions,
  type QueryState,
  replaceEqualDeep,
} from '@tanstack/react-query';
import { hasMissedReadings, isLive, nextReadingIn, paced } from '#/data/cache/paced.ts';
import { createPendingWrites } from '#/data/cache/pendingWrites.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { firstShipments, type ShipmentPage, shipmentPages } from '#/data/shipments/calls.ts';
import { isFirstVisit } from '#/device/firstVisit.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { systemClock } from '#/time/clock.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';

export const fleetKey = ['fleet'] as const;

/** What this page wrote of shipments, over whatever is read of them. */
export const shipmentWrites = createPendingWrites<Shipment>();

const emptyFleet: Fleet = {
  shipments: [],
  pages: 0,
  skipped: 0,
  total: null,
  complete: false,
  cached: null,
  readAt: null,
};

/** How long the list counts as fresh, and how often it is read at the most. */
const shortestInterval = minute;
/** What part of the request budget keeping the fleet fresh may spend. */
const budgetShare = 0.2;

/**
 * All shipments of the account with their containers, in one query. The first reading shows every page as it comes;
 * a later one replaces the whole at its end, so that nothing shrinks or jumps under the reader.
 *
 * A failure on the way leaves what was read, with `complete` false if it was the first reading, and the error beside
 * it. Leaving the page does not stop the reading: its signal is left alone, because what was read is useful anywhere.
 * Only a newer reading stops an older one.
 *
 * The cached fleet (cachedFleet.ts) is shown until the first reading of this visit has come to its end. Where the
 * host does not name the account, a first page that shares nothing with it ends that at once: the key is another one.
 */
export function fleetQuery(api: Api) {
  return queryOptions({
    queryKey: fleetKey,
    queryFn: streamedQuery<Fleet, Fleet, typeof fleetKey>({
      streamFn: ({ client }) =>
        withWrites(
          client,
          readFleet(api, () => client.getQueryData<Fleet>(fleetKey) ?? emptyFleet, takeOver(client)),
        ),
      // Every chunk is a whole fleet and takes the place of the one shown; readFleet decides which ones to show.
      refetchMode: 'append',
      reducer: (_shown, fleet) => fleet,
      initialValue: emptyFleet,
    }),
    staleTime: ({ state: { data } }) => (data?.complete && !data.cached ? paceOf(data, shortestInterval) : 0),
    gcTime: Infinity,
    refetchInterval: ({ state }) => refreshInterval(state, api.requestsPerMinute),
    refetchIntervalInBackground: false,
    // Shipments that have not changed are reused page by page (see addPage); comparing them all at once would block.
    structuralSharing: false,
  });
}

/** Milliseconds from one reading of so many pages to the next, within the share of the budget. */
export function listInterval(pages: number, requestsPerMinute: number): number {
  return Math.max(shortestInterval, Math.ceil((pages / (requestsPerMinute * budgetShare)) * minute));
}

type ListState = Pick<QueryState<Fleet>, 'data' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'fetchStatus'>;

/** Milliseconds until the next reading, while the page may receive live updates. */
export function refreshInterval(reading: ListState, requestsPerMinute: number): number {
  const { pages, readAt } = reading.data ?? emptyFleet;
  const usual = listInterval(pages, requestsPerMinute);
  if (reading.fetchStatus !== 'idle') return usual;
  // What is put into the list leaves its `dataUpdatedAt` alone (writeOptimistically.ts).
  const triedAt = Math.max(reading.dataUpdatedAt, reading.errorUpdatedAt);
  return nextReadingIn(usual, readAt ?? 0, triedAt, systemClock.now());
}

function paceOf({ readAt }: Fleet, usual: number): number {
  return paced(usual, readAt ?? 0, systemClock.now());
}

/** Whether readings of the list were missed. */
export function isBehind(fleet: Fleet, now: number, requestsPerMinute: number): boolean {
  const { pages, readAt } = fleet;
  const pace = paceOf(fleet, listInterval(pages, requestsPerMinute));
  return readAt === null || hasMissedReadings(now - readAt, pace);
}

/** Whether the list shows what happens as it happens. */
export function isListLive({ readAt, pages }: Fleet, now: number, requestsPerMinute: number): boolean {
  return readAt !== null && isLive(listInterval(pages, requestsPerMinute), readAt, now);
}

/** The fleets of one reading as they come, with what was written since it began. */
async function* withWrites(
  client: QueryClient,
  fleets: AsyncIterable<Fleet>,
): AsyncGenerator<Fleet, void, undefined> {
  const began = shipmentWrites.beginReading();
  for await (const fleet of fleets) yield overFleet(client, fleet, began);
}

function overFleet(client: QueryClient, fleet: Fleet, began: number): Fleet {
  const { readAt } = fleet;
  const open = shipmentWrites.openRecords(client, began, readAt);
  if (open.size === 0) return fleet;
  const written = fleet.shipments.map((shipment) =>
    open.has(shipment.id) ? shipmentWrites.over(client, shipment.id, shipment, began, readAt) : shipment,
  );
  const shipments = [...newSince(client, fleet, open), ...written];
  const total = fleet.total === null ? null : Math.max(fleet.total, shipments.length);
  return { ...fleet, total, shipments };
}

/** Those that came into the list while it was read: they stand where the reading had been already. */
function newSince(client: QueryClient, fleet: Fleet, open: ReadonlySet<string>): readonly Shipment[] {
  if (!fleet.complete) return [];
  const read = byId(fleet);
  const shown = client.getQueryData<Fleet>(fleetKey)?.shipments ?? [];
  return shown.filter(({ id }) => open.has(id) && !read.has(id));
}

const readings = new WeakMap<QueryClient, AbortController>();

function takeOver(client: QueryClient): AbortSignal {
  readings.get(client)?.abort();
  const reading = new AbortController();
  readings.set(client, reading);
  return reading.signal;
}

async function* readFleet(
  api: Api,
  current: () => Fleet,
  signal: AbortSignal,
): AsyncGenerator<Fleet, void, undefined> {
  let shown = current();
  let before = byId(shown);
  let oldest = 0;
  const options: CallOptions = {
    priority: shown.complete && !shown.cached ? 'background' : 'visible',
    signal,
    onAge: (age) => (oldest = Math.max(oldest, age)),
  };
  if (shown.shipments.length === 0 && isFirstVisit()) {
    // What fills a screen comes first and is read again with the whole, from which it was taken.
    const page = await firstShipments(api, options);
    // A fleet may be cached that was not marked as such: a visit may end between the two, and marks may be forbidden.
    if (!current().cached) {
      shown = addPage(emptyFleet, page, { seen: new Set(), before, oldest });
      yield shown;
      if (shown.complete) return;
      before = byId(shown);
    }
  }
  const seen = new Set<string>();
  let fleet = emptyFleet;
  for await (const page of shipmentPages(api, options)) {
    const now = current();
    // The cached fleet may come only after the reading has begun.
    if (now.cached && now !== shown) before = byId((shown = now));
    fleet = addPage(fleet, page, { seen, before, oldest });
    if (shown.cached === 'unsure' && !isSameAccount(fleet, before)) shown = emptyFleet;
    const grows = !shown.complete && fleet.shipments.length >= shown.shipments.length;
    if (fleet.complete || grows) yield fleet;
  }
}

export function byId({ shipments }: Pick<Fleet, 'shipments'>): ReadonlyMap<string, Shipment> {
  return new Map(shipments.map((shipment) => [shipment.id, shipment]));
}

/** Whether what has been read so far can be of the account whose shipments these are: it shares one, or is empty. */
export function isSameAccount({ shipments }: Fleet, known: ReadonlyMap<string, Shipment>): boolean {
  return shipments.length === 0 || shipments.some(({ id }) => known.has(id));
}

interface Reading {
  /** Ids read so far: a shipment that is created meanwhile pushes others onto the next page, where they repeat. */
  readonly seen: Set<string>;
  readonly before: ReadonlyMap<string, Shipment>;
  /** How old the oldest answer of it was when it came, in milliseconds. */
  readonly oldest: number;
}

function addPage(fleet: Fleet, page: ShipmentPage, { seen, before, oldest }: Reading): Fleet {
  const fresh = page.shipments.filter(({ id }) => !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  // The same shipment stays the same object, so that whatever was derived from it is reused too.
  const reused = fresh.map((shipment) => replaceEqualDeep(before.get(shipment.id), shipment));
  return {
    shipments: [...fleet.shipments, ...reused],
    pages: fleet.pages + 1,
    skipped: fleet.skipped + page.skipped,
    total: page.total ?? fleet.total,
    complete: page.last,
    cached: null,
    readAt: instant(systemClock.now() - oldest),
  };
}
