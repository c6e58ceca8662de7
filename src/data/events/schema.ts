import * as v from 'valibot';
import { type Ref, toOne } from '#/data/http/document.schema.ts';
import { anything, readInstant, readText, text } from '#/data/http/schema.ts';
import type { PlaceText } from '#/data/places/schema.ts';
import type { Facility, Place, Vessel } from '#/domain/records/place.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { readEstimate } from '#/time/dayOnly.ts';
import { readMoment } from '#/time/moment.ts';

/** A transport event (docs/interface.md 3.1) with the live extras of docs/interface.md 3.12. */
export const transportEventSchema = v.object({
  type: v.literal('transport_event'),
  id: v.string(),
  attributes: v.object({
    event: text,
    voyage_number: text,
    timestamp: text,
    timezone: text,
    location_locode: text,
    created_at: text,
    data_source: text,
    /** The new deadline or appointment on `*.changed` events; `timestamp` is not it (docs/interface.md 5.5). */
    value: anything,
    invalidated_at: text,
  }),
  relationships: v.nullish(
    v.object({ shipment: toOne, container: toOne, location: toOne, vessel: toOne, terminal: toOne }),
  ),
});
export type TransportEventWire = v.InferOutput<typeof transportEventSchema>;

/** How records of other types are found among those that came along. */
export interface EventRelations {
  place(ref: Ref | null | undefined, words: PlaceText): Place | null;
  facility(ref: Ref | null | undefined): Facility | null;
  vessel(ref: Ref | null | undefined): Vessel | null;
}

const transportPrefix = 'container.transport.';
const estimatePrefix = 'estimated.';

/** The zone of every time on an event is the event's own (docs/interface.md 6.1). */
export function toTransportEvent(wire: TransportEventWire, related: EventRelations): TransportEvent {
  const { id, attributes: a, relationships: r } = wire;
  const { name, estimated } = readEventName(a.event);
  const zone = readText(a.timezone);
  return {
    id,
    name,
    estimated,
    when: estimated ? readEstimate(a.timestamp, zone) : readMoment(a.timestamp, zone),
    createdAt: readInstant(a.created_at),
    dataSource: readText(a.data_source),
    voyageNumber: readText(a.voyage_number),
    place: related.place(r?.location?.data, { locode: a.location_locode, zone: a.timezone }),
    locode: readText(a.location_locode),
    facility: related.facility(r?.terminal?.data),
    vessel: related.vessel(r?.vessel?.data),
    changedTo: typeof a.value === 'string' ? readMoment(a.value, zone) : null,
    invalidated: readText(a.invalidated_at) !== null,
  };
}

/** Splits `container.transport.estimated.vessel_arrived` into its milestone and whether it is an estimate. */
function readEventName(event: string | null | undefined): { name: string; estimated: boolean } {
  const name = readText(event) ?? 'unknown';
  const short = name.startsWith(transportPrefix) ? name.slice(transportPrefix.length) : name;
  const estimated = short.startsWith(estimatePrefix);
  return { name: estimated ? short.slice(estimatePrefix.length) : short, estimated };
}
