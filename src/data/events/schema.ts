import * as v from 'valibot';
import { createDateReader, type DateReader, lifeOfRecord } from '#/data/http/dates.ts';
import { type Ref, toOne } from '#/data/http/document.schema.ts';
import { anything, count, flag, readText, text } from '#/data/http/schema.ts';
import type { PlaceText } from '#/data/places/schema.ts';
import { namedVessel } from '#/data/vessels/schema.ts';
import { oneOf } from '#/domain/records/json.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { Facility, Place, Vessel } from '#/domain/records/place.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { transportEventNames } from '#/domain/records/vocabulary.ts';
import { mayLackTime } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';

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

/** How records of other types are found among the included records. */
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
  const dates = createDateReader(lifeOfRecord(a, a.created_at));
  const read = estimated ? dates.estimate : dates.moment;
  const event = {
    id,
    name,
    estimated,
    when: read('timestamp', a.timestamp, zone),
    createdAt: dates.instant('created_at', a.created_at),
    dataSource: readText(a.data_source),
    voyageNumber: readText(a.voyage_number),
    place: related.place(r?.location?.data, { locode: a.location_locode, zone: a.timezone }),
    locode: readText(a.location_locode),
    facility: related.facility(r?.terminal?.data),
    vessel: related.vessel(r?.vessel?.data),
    changedTo: typeof a.value === 'string' ? dates.moment('value', a.value, zone) : null,
    invalidated: readText(a.invalidated_at) !== null,
  };
  return { ...event, ...unusedOf(event, dates) };
}

/** Splits `container.transport.estimated.vessel_arrived` into its milestone and whether it is an estimate. */
function readEventName(event: string | null | undefined): { name: string; estimated: boolean } {
  const name = readText(event) ?? 'unknown';
  const short = name.startsWith(transportPrefix) ? name.slice(transportPrefix.length) : name;
  const estimated = short.startsWith(estimatePrefix);
  return { name: estimated ? short.slice(estimatePrefix.length) : short, estimated };
}

/**
 * A raw event: the only source of estimates (docs/interface.md 2.2, rule 2). Fields from docs/interface.md 3.2 and
 * 3.12.
 */
export const rawEventSchema = v.object({
  type: v.literal('raw_event'),
  id: v.string(),
  attributes: v.object({
    event: text,
    original_event: text,
    timestamp: text,
    estimated: flag,
    actual_on: text,
    estimated_on: text,
    actual_at: text,
    estimated_at: text,
    timezone: text,
    created_at: text,
    location_name: text,
    location_locode: text,
    vessel_name: text,
    vessel_imo: text,
    voyage_number: text,
    index: count,
    data_source: text,
    invalidated_at: text,
  }),
  relationships: v.nullish(v.object({ container: toOne, location: toOne, vessel: toOne, terminal: toOne })),
});
type RawEventWire = v.InferOutput<typeof rawEventSchema>;

/** The words in which raw events and transport events differ (docs/interface.md 3.2 against 5.1). */
const transportNames: Readonly<Record<string, string>> = {
  arrived_at_destination: 'arrived_at_inland_destination',
};

/** Reads a raw event in the words of the transport events. */
export function toRawTransportEvent(wire: RawEventWire, related: EventRelations): TransportEvent {
  const { id, attributes: a, relationships: r } = wire;
  const name = readText(a.event) ?? textOrNull(readText(a.original_event)) ?? 'unknown';
  const dates = createDateReader(lifeOfRecord(a, a.created_at));
  const event = {
    id,
    name: lookup(transportNames, name) ?? name,
    estimated: a.estimated === true,
    when: readWhen(a, dates),
    createdAt: dates.instant('created_at', a.created_at),
    dataSource: readText(a.data_source),
    voyageNumber: readText(a.voyage_number),
    place: related.place(r?.location?.data, {
      name: a.location_name,
      locode: a.location_locode,
      zone: a.timezone,
    }),
    locode: readText(a.location_locode),
    facility: related.facility(r?.terminal?.data),
    vessel: withReportedText(related.vessel(r?.vessel?.data), namedVessel(a.vessel_name, a.vessel_imo)),
    changedTo: null,
    invalidated: readText(a.invalidated_at) !== null,
  };
  return { ...event, ...unusedOf(event, dates) };
}

// Where the service has no short name for what a source said, the words of the source may be one of the history's names:
// "Vessel Berthed". Others are shown as they came.
function textOrNull(words: string | null): string | null {
  const name = words?.toLowerCase().replaceAll(' ', '_');
  return oneOf(transportEventNames)(name) ?? words;
}

/** A vessel whose record is not included has at least the words of the event. */
function withReportedText(vessel: Vessel | null, words: Vessel | null): Vessel | null {
  if (!vessel || !words) return vessel ?? words;
  return { id: vessel.id, name: vessel.name ?? words.name, imo: vessel.imo ?? words.imo };
}

/**
 * A fact or an estimate that comes with its day and no time of its own is that day; so is midnight where the place is
 * not known (docs/interface.md 5.3 and 6.1).
 */
function readWhen(a: RawEventWire['attributes'], dates: DateReader): Moment | null {
  const [on, at] = a.estimated === true ? [a.estimated_on, a.estimated_at] : [a.actual_on, a.actual_at];
  const time = readText(at);
  const zone = readText(a.timezone);
  const read = a.estimated === true ? dates.estimate : dates.moment;
  const moment = read('timestamp', time ?? readText(a.timestamp), zone);
  const mayBeDay = moment === null || ((time === null || zone === null) && mayLackTime(moment));
  return (mayBeDay ? read('timestamp', readText(on), zone) : null) ?? moment;
}

/** The date that stands where the event has none; of what has one, nothing else matters. */
function unusedOf(
  { when, changedTo }: Pick<TransportEvent, 'when' | 'changedTo'>,
  dates: DateReader,
): Pick<TransportEvent, 'unusedDate'> {
  const unused = dates.unused().unusedDates ?? [];
  const isMissing = (attribute: string) =>
    attribute === 'timestamp' ? when === null : attribute === 'value' && changedTo === null;
  const unusedDate = unused.find(({ attribute }) => isMissing(attribute));
  return unusedDate ? { unusedDate } : {};
}
