import * as v from 'valibot';
import { type Ref, toMany } from '#/data/http/document.schema.ts';
import { numeric, readNumber, readText, text } from '#/data/http/schema.ts';
import type { Place } from '#/domain/records/place.ts';

/** A port or a metropolitan area (docs/interface.md 3.5). */
export const placeSchema = v.object({
  type: v.picklist(['port', 'metro_area']),
  id: v.string(),
  attributes: v.object({
    name: text,
    code: text,
    state_abbr: text,
    city: text,
    country_code: text,
    time_zone: text,
    latitude: numeric,
    longitude: numeric,
  }),
  relationships: v.nullish(v.object({ terminals: toMany })),
});
export type PlaceWire = v.InferOutput<typeof placeSchema>;

export function toPlace({ type, id, attributes }: PlaceWire): Place {
  return {
    type,
    id,
    name: readText(attributes.name) ?? readText(attributes.city),
    locode: readText(attributes.code),
    zone: readText(attributes.time_zone),
    stateAbbr: readText(attributes.state_abbr),
    countryCode: readText(attributes.country_code),
    latitude: readNumber(attributes.latitude),
    longitude: readNumber(attributes.longitude),
  };
}

/** What another record says about a place in its own attributes. */
export interface PlaceText {
  readonly name?: string | null | undefined;
  readonly locode?: string | null | undefined;
  readonly zone?: string | null | undefined;
}

/**
 * The place that a record points to: its own record where that is included, with gaps filled from the words of the
 * pointing record; else those words alone; null when nothing at all is reported.
 */
export function composePlace(
  ref: Ref | null,
  record: Place | null,
  { name, locode, zone }: PlaceText,
): Place | null {
  if (record) {
    return record.name !== null && record.locode !== null && record.zone !== null
      ? record
      : {
          ...record,
          name: record.name ?? readText(name),
          locode: record.locode ?? readText(locode),
          zone: record.zone ?? readText(zone),
        };
  }
  if (!ref && !readText(name) && !readText(locode)) return null;
  return {
    type: ref?.type === 'metro_area' ? 'metro_area' : 'port',
    id: ref?.id ?? null,
    name: readText(name),
    locode: readText(locode),
    zone: readText(zone),
    stateAbbr: null,
    countryCode: null,
    latitude: null,
    longitude: null,
  };
}
