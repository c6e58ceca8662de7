import * as v from 'valibot';
import { createRelated } from '#/data/containers/related.schema.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { toMany } from '#/data/http/document.schema.ts';
import { ApiError } from '#/data/http/errors.ts';
import {
  createIncluded,
  createLookup,
  dataRecord,
  readList,
  type ReadList,
  readRecord,
} from '#/data/http/jsonapi.ts';
import { pathOf, readPages } from '#/data/http/pages.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { eventAsOf } from '#/domain/status/eventAsOf.ts';
import { systemClock } from '#/time/clock.ts';
import {
  type EventRelations,
  rawEventSchema,
  toRawTransportEvent,
  toTransportEvent,
  transportEventSchema,
} from './schema.ts';

export type ReadEvents = ReadList<TransportEvent>;

const eventInclude = 'location,terminal,vessel';

/** The normalized history of a container (docs/interface.md 2.2), in the order of the service. */
export async function fetchTransportEvents(
  api: Api,
  containerId: string,
  options: CallOptions,
): Promise<ReadEvents> {
  const path = pathOf(['containers', containerId, 'transport_events'], { include: eventInclude });
  try {
    return await readEvents(api, path, options, (document, related) =>
      readList(document, transportEventSchema, (wire) => toTransportEvent(wire, related)),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'notFound') throw error;
    return fetchEventsOfContainer(api, containerId, options);
  }
}

const containerEventsSchema = v.object({
  id: v.string(),
  relationships: v.nullish(v.object({ transport_events: toMany })),
});

// Live services answer 404 here at times although the container exists; its events then come along with the container
// itself, without the records of their places (docs/interface.md 5.3).
async function fetchEventsOfContainer(
  api: Api,
  containerId: string,
  options: CallOptions,
): Promise<ReadEvents> {
  const path = pathOf(['containers', containerId], { include: 'transport_events' });
  const document = await api.read(path, options);
  const container = readRecord(containerEventsSchema, dataRecord(document));
  const related = createRelated(document);
  const eventOf = createLookup(createIncluded(document), transportEventSchema, (wire) =>
    toTransportEvent(wire, related),
  );
  const named = container?.relationships?.transport_events?.data ?? [];
  const records = asOfNow(named.flatMap((ref) => eventOf(ref) ?? []));
  return { records, skipped: named.length - records.length };
}

/**
 * The raw events of a container, which alone hold estimates (docs/interface.md 2.2, rule 2), in the words of the
 * history.
 */
export async function fetchRawEvents(
  api: Api,
  containerId: string,
  options: CallOptions,
): Promise<ReadEvents> {
  const path = pathOf(['containers', containerId, 'raw_events']);
  return readEvents(api, path, options, (document, related) =>
    readList(document, rawEventSchema, (wire) => toRawTransportEvent(wire, related)),
  );
}

/** All pages of events; what cannot be read is counted and costs no other. */
async function readEvents(
  api: Api,
  path: string,
  options: CallOptions,
  readPage: (document: unknown, related: EventRelations) => ReadEvents,
): Promise<ReadEvents> {
  const records: TransportEvent[] = [];
  let skipped = 0;
  for await (const { document } of readPages(api, path, options)) {
    const page = readPage(document, createRelated(document));
    records.push(...asOfNow(page.records));
    skipped += page.skipped;
  }
  return { records, skipped };
}

function asOfNow(events: readonly TransportEvent[]): readonly TransportEvent[] {
  const now = systemClock.now();
  return events.map((event) => eventAsOf(event, now));
}
