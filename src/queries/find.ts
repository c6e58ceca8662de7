import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import type { Fleet } from '#/domain/fleet.ts';
import { isContainerNumber, normalizeContainerNumber, normalizeNumber } from '#/domain/identifiers.ts';
import { createFindIndex, type FindIndex, type Resolution, resolve } from '#/domain/resolve.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { fleetKey, fleetQuery } from './fleet.ts';
import { keptFor } from './freshness.ts';

/** Longer than any number or reference; what is longer is looked for in the fleet and never sent. */
const longestQuestion = 200;

const indexes = new WeakMap<readonly Shipment[], FindIndex>();

function resolveAmong(shipments: readonly Shipment[], q: string): Resolution {
  let index = indexes.get(shipments);
  if (!index) indexes.set(shipments, (index = createFindIndex(shipments)));
  return resolve(index, q);
}

/**
 * The answer without a request, or null where the fleet is not enough to be sure. While the fleet is still being
 * read, only an exact container number counts: nothing that is yet to come can outrank it (spec 4.10). That a whole
 * fleet holds nothing is no answer: the number that was requested at first, a booking above all, stands on no record.
 */
export function warmAnswer(client: QueryClient, q: string): Resolution | null {
  if (normalizeNumber(q) === '') return { kind: 'none' };
  const fleet = client.getQueryData<Fleet>(fleetKey);
  if (!fleet) return null;
  const answer = resolveAmong(fleet.shipments, q);
  if (answer.kind === 'none') return null;
  return fleet.complete || answer.kind === 'exactContainer' ? answer : null;
}

/**
 * The answer in the order of spec 4.10. A cold browser asks the service narrowly; if that finds nothing, the account
 * is read through the fleet's own query, so that the work is kept and its progress can be watched there.
 */
export function findQuery(api: Api, client: QueryClient, q: string) {
  return queryOptions({
    queryKey: ['find', q] as const,
    queryFn: async ({ signal }): Promise<Resolution> =>
      warmAnswer(client, q) ??
      (await askNarrowly(api, q, signal)) ??
      resolveAmong((await client.query(fleetQuery(api))).shipments, q),
    // The fleet knows better by the next time.
    staleTime: 0,
    gcTime: keptFor.findAnswer,
  });
}

/** Null where the service's own search does not settle it. */
async function askNarrowly(api: Api, q: string, signal: AbortSignal): Promise<Resolution | null> {
  const question = isContainerNumber(q) ? normalizeContainerNumber(q) : q.trim();
  if (question.length > longestQuestion) return null;
  const { searchShipments } = await import('#/api/shipments.ts');
  const options = { lane: 'user', signal } as const;
  const [byQ, byNumber] = await Promise.all([
    searchShipments(api, { q: question }, options),
    searchShipments(api, { number: question }, options),
  ]);
  const found = resolveAmong([...byQ.shipments, ...byNumber.shipments], q);
  if (found.kind === 'exactContainer' || found.kind === 'exactShipment') return found;
  const [requested] = byNumber.shipments;
  if (requested) return requestedAs(question, requested);
  // A partial match on a page that was cut off may be outranked by what the next page holds.
  return found.kind !== 'none' && byQ.last ? found : null;
}

// The service alone knows under which number a shipment was requested (interface notes 1.5).
function requestedAs(number: string, shipment: Shipment): Resolution {
  return {
    kind: 'exactShipment',
    shipmentId: shipment.id,
    containerId: null,
    containerNumber: null,
    matched: number,
    field: 'billOfLading',
  };
}
