import * as v from 'valibot';
import { numeric, readText, text } from '#/data/http/schema.ts';
import type { Vessel } from '#/domain/records/place.ts';

/** A vessel (docs/interface.md 3.7). Every attribute may be null in live answers; `positions` come only on request. */
export const vesselSchema = v.object({
  type: v.literal('vessel'),
  id: v.string(),
  attributes: v.object({
    name: text,
    imo: text,
    mmsi: text,
    latitude: numeric,
    longitude: numeric,
    nautical_speed_knots: numeric,
    navigational_heading_degrees: numeric,
    position_timestamp: text,
    /** Read by hand in `trackJob.ts`: there may be 43,200 of them. */
    positions: v.nullish(v.custom<readonly unknown[]>((value) => Array.isArray(value))),
  }),
});
export type VesselWire = v.InferOutput<typeof vesselSchema>;

export function toVessel({ id, attributes }: VesselWire): Vessel {
  return { id, name: readText(attributes.name), imo: readText(attributes.imo) };
}

/** A vessel known only by the words of another record; null where it names none. */
export function namedVessel(name: string | null | undefined, imo: string | null | undefined): Vessel | null {
  const vessel = { id: null, name: readText(name), imo: readText(imo) };
  return vessel.name === null && vessel.imo === null ? null : vessel;
}
