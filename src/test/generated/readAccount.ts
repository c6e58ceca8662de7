import { fetchRawEvents, fetchTransportEvents, type ReadEvents } from '#/data/events/calls.ts';
import { createApi } from '#/data/http/api.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { fetchOpenRequests } from '#/data/trackingRequests/calls.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import { systemClock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import { answerOf, type GeneratedFleet } from './fleet.ts';

export interface GeneratedAccount {
  readonly fleet: Fleet;
  readonly requests: OpenRequests;
  events(containerId: string): Promise<{ readonly events: ReadEvents; readonly rawEvents: ReadEvents }>;
}

/** Reads an account as the client does, over its own wire: what a service sends is JSON. */
export async function readGeneratedAccount(
  generated: GeneratedFleet,
  now: Instant,
): Promise<GeneratedAccount> {
  const fetch = async (url: string) => {
    const answer = answerOf(generated, url);
    return answer === null
      ? Response.json({ errors: [{ status: '404' }] }, { status: 404 })
      : Response.json(answer);
  };
  const api = createApi({ fetch, baseUrl: '', clock: systemClock, requestsPerMinute: 100_000 });
  const shipments: Shipment[] = [];
  let skipped = 0;
  for await (const page of shipmentPages(api, { priority: 'user' })) {
    shipments.push(...new Map(page.shipments.map((shipment) => [shipment.id, shipment])).values());
    skipped += page.skipped;
  }
  const requests = await fetchOpenRequests(api, { priority: 'user' });
  return {
    fleet: { shipments, pages: 1, total: null, complete: true, skipped, cached: null, readAt: now },
    requests,
    events: async (id) => ({
      events: await fetchTransportEvents(api, id, { priority: 'user' }),
      rawEvents: await fetchRawEvents(api, id, { priority: 'user' }),
    }),
  };
}
