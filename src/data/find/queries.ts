import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { runCooperatively } from '#/async/runCooperatively.ts';
import { cachedFor } from '#/data/cache/freshness.ts';
import { untilCachedShown } from '#/data/fleet/cachedFleet.ts';
import { fleetKey, fleetQuery } from '#/data/fleet/queries.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError, type ApiErrorKind } from '#/data/http/errors.ts';
import { searchShipments, type ShipmentPage, type ShipmentSearch } from '#/data/shipments/calls.ts';
import { type Resolution, resolve } from '#/domain/find/find.ts';
import {
  createFindIndex,
  type FindIndex,
  indexFleet,
  indexLoosely,
  type Numbers,
} from '#/domain/find/findIndex.ts';
import { type FindQuery, readFindQuery } from '#/domain/find/findQuery.ts';
import { readNumbers } from '#/domain/find/readNumbers.ts';
import { resolveTolerantly } from '#/domain/find/tolerance.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { isContainerNumber } from '#/domain/records/containerNumber.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { addressOfSet } from './numberSets.ts';

/** Longer than any number or reference; what is longer is looked for in the fleet and never sent. */
const longestQuestion = 200;

const indexes = new WeakMap<readonly Shipment[], Promise<FindIndex>>();
const looseIndexes = new WeakMap<readonly Shipment[], Promise<Numbers>>();

/** All numbers of these shipments, which may be so many that preparing them takes a moment. It is done once. */
export function findIndexOf(shipments: readonly Shipment[]): Promise<FindIndex> {
  let index = indexes.get(shipments);
  if (!index) indexes.set(shipments, (index = runCooperatively(indexFleet(shipments))));
  return index;
}

/** The same numbers however they are written, prepared when the first is not found as it stands. */
export function looseIndexOf(shipments: readonly Shipment[]): Promise<Numbers> {
  let index = looseIndexes.get(shipments);
  if (!index) looseIndexes.set(shipments, (index = runCooperatively(indexLoosely(shipments))));
  return index;
}

async function resolveInFleet({ shipments }: Fleet, query: FindQuery): Promise<Resolution> {
  return resolve(await findIndexOf(shipments), query);
}

async function resolveTolerantlyInFleet({ shipments }: Fleet, query: FindQuery): Promise<Resolution> {
  return resolveTolerantly(await looseIndexOf(shipments), query);
}

/** The list of what several lines name; null where they name one number at most, or there is one line. */
export async function addressOfLines(client: QueryClient, text: string): Promise<FleetSearch | null> {
  if (!text.trim().includes('\n')) return null;
  const read = readNumbers(text);
  return read.numbers.length > 1 ? addressOfSet(client, read) : null;
}

/**
 * The answer without a request, or null where the fleet is not enough to be sure. While the fleet is still being
 * read, only an exact container number counts: nothing that is yet to come can outrank it (docs/interface.md 2.8). That
 * a whole fleet holds nothing is no answer: the number that was requested at first, a booking above all, stands on no
 * record.
 *
 * A cached fleet is never sure: the number may have come again on a newer shipment since, which is then
 * the first of the matches. The service is asked.
 */
export async function warmAnswer(client: QueryClient, query: FindQuery): Promise<Resolution | null> {
  if (query.isBlank) return { kind: 'none' };
  const fleet = client.getQueryData<Fleet>(fleetKey);
  if (!fleet || fleet.cached) return null;
  const answer = await resolveInFleet(fleet, query);
  if (answer.kind === 'none') return null;
  return fleet.complete || answer.kind === 'exactContainer' ? answer : null;
}

/**
 * The answer in the order of docs/interface.md 2.8, and what tolerance.ts makes of the number where that order ends with
 * nothing. A cold browser asks the service narrowly; if that finds nothing,
 * the account is read through the fleet's own query, so that the work is reused and its progress can be watched there.
 * Where the whole account is at hand already, however old, nothing more is waited for: the list refreshes by itself.
 *
 * A cached fleet counts as such a whole account once the service's own search has found nothing exact, and it
 * alone answers while the service cannot be reached. Its age stands in the header of the page that follows, which reads
 * what it shows again.
 */
export function findQuery(api: Api, client: QueryClient, q: string) {
  return queryOptions({
    queryKey: ['find', q] as const,
    queryFn: async ({ signal }): Promise<Resolution> => {
      const query = readFindQuery(q);
      const warm = await warmAnswer(client, query);
      if (warm) return warm;
      try {
        const { answer, requested } = await askNarrowly(api, query, signal);
        if (answer) return answer;
        const fleet = await wholeFleet(api, client);
        const settled = await settle(fleet, requested, query);
        return settled.kind === 'none' ? await askTolerantly(api, fleet, query, signal) : settled;
      } catch (error) {
        const known = isOutOfReach(error) ? await answerAtHand(client, query) : null;
        if (known) return known;
        throw error;
      }
    },
    // The fleet knows better by the next time.
    staleTime: 0,
    gcTime: cachedFor.findAnswer,
  });
}

function wholeFleet(api: Api, client: QueryClient): Fleet | Promise<Fleet> {
  const known = client.getQueryData<Fleet>(fleetKey);
  if (!known?.complete) return client.query(fleetQuery(api));
  if (known.cached) void client.prefetchQuery(fleetQuery(api));
  return known;
}

/** Failures that say nothing of the question. */
const outOfReach: readonly ApiErrorKind[] = ['offline', 'unreachable', 'timeout', 'serverError'];

function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && outOfReach.includes(error.kind);
}

/** What a whole fleet finds, however old; null where it finds nothing, which only the service can say. */
async function answerAtHand(client: QueryClient, query: FindQuery): Promise<Resolution | null> {
  // Without a network a request fails sooner than this device reads.
  await untilCachedShown(client);
  const fleet = client.getQueryData<Fleet>(fleetKey);
  if (!fleet?.complete) return null;
  const exact = await resolveInFleet(fleet, query);
  const answer = exact.kind === 'none' ? await resolveTolerantlyInFleet(fleet, query) : exact;
  return answer.kind === 'none' ? null : answer;
}

interface NarrowAnswer {
  /** Null where the service's own search does not settle it. */
  readonly answer: Resolution | null;
  /** What the service says was requested under that number. */
  readonly requested: readonly Shipment[];
}

async function askNarrowly(api: Api, query: FindQuery, signal: AbortSignal): Promise<NarrowAnswer> {
  const { question } = query;
  if (question.length > longestQuestion) return { answer: null, requested: [] };
  const options = { priority: 'user', signal } as const;
  const [byQ, byNumber] = await Promise.all([
    search(api, { q: question }, options),
    search(api, { number: question }, options),
  ]);
  const found = resolve(createFindIndex([...byQ.shipments, ...byNumber.shipments]), query);
  if (isExact(found)) return { answer: found, requested: [] };
  const requested = byNumber.last ? byNumber.shipments : [];
  const [first] = requested;
  // Neither search lists what it was not asked for, as one that ignores the question would.
  if (first && requested.length === 1 && byQ.shipments.length === 0) {
    return { answer: requestedAs(query.text, first), requested };
  }
  // A partial match on a page that was cut off may be outranked by what the next page holds.
  const isSure = found.kind !== 'none' && byQ.last && requested.length === 0;
  return { answer: isSure ? found : null, requested };
}

const nothing = { shipments: [], last: true } as const;

/** A service that refuses the question as such knows no answer; the account may still hold one. */
async function search(
  api: Api,
  by: ShipmentSearch,
  options: CallOptions,
): Promise<Pick<ShipmentPage, 'shipments' | 'last'>> {
  try {
    return await searchShipments(api, by, options);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'invalid') return nothing;
    throw error;
  }
}

// A service ignores filters that it does not know (docs/interface.md 1.2), and then "requested" is the whole account.
async function settle(fleet: Fleet, requested: readonly Shipment[], query: FindQuery): Promise<Resolution> {
  const answer = await resolveInFleet(fleet, query);
  const [first] = requested.length < fleet.shipments.length ? requested : [];
  if (first && !isExact(answer)) return requestedAs(query.text, first);
  return answer.kind === 'none' ? resolveTolerantlyInFleet(fleet, query) : answer;
}

/** The number without what was typed around it may be the one that was requested, which stands on no record. */
async function askTolerantly(
  api: Api,
  fleet: Fleet,
  { number, bare, hasDigit }: FindQuery,
  signal: AbortSignal,
): Promise<Resolution> {
  // It was asked for as it stands, and a number has digits.
  if (bare === number || !hasDigit) return { kind: 'none' };
  const [first] = await requestedUnder(api, fleet, bare, { priority: 'user', signal });
  return first ? requestedAs(bare, first) : { kind: 'none' };
}

/** The shipments that were requested under a number, which is no container's (docs/interface.md 2.7). */
export async function requestedUnder(
  api: Api,
  fleet: Fleet,
  number: string,
  options: CallOptions,
): Promise<readonly Shipment[]> {
  if (number === '' || number.length > longestQuestion || isContainerNumber(number)) return [];
  const { shipments, last } = await search(api, { number }, options);
  return last && shipments.length < fleet.shipments.length ? shipments : [];
}

function isExact({ kind }: Resolution): boolean {
  return kind === 'exactContainer' || kind === 'exactShipment';
}

// The service alone knows under which number a shipment was requested (docs/interface.md 2.7).
function requestedAs(matched: string, shipment: Shipment): Resolution {
  return {
    kind: 'exactShipment',
    shipmentId: shipment.id,
    containerId: null,
    container: null,
    matched,
    field: 'requestedNumber',
  };
}
