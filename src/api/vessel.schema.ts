import * as v from 'valibot';
import type { Vessel } from '#/domain/place.ts';
import type { Position } from '#/domain/position.ts';
import { type Track, trackOf, type TrackPoint } from '#/domain/vesselTrack.ts';
import { type Instant, parseInstant } from '#/time/instant.ts';
import { numeric, readHeading, readInstant, readNumber, readText, text } from './attributes.schema.ts';
import { isObject } from './isObject.ts';
import { readPosition } from './mapGeojson.schema.ts';

/** A vessel (spec 2.7). Every attribute may be null in live answers; `positions` come only on request. */
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
    /** Read by hand in `toTrack`: there may be 43,200 of them. */
    positions: v.nullish(v.array(v.unknown())),
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

/** A vessel where it was seen last. */
export interface VesselPosition {
  readonly vessel: Vessel;
  /** Null where the service has never seen it. */
  readonly position: Position | null;
  readonly seenAt: Instant | null;
  /** Degrees from true north. */
  readonly heading: number | null;
  readonly speedInKnots: number | null;
}

export function toVesselPosition(wire: VesselWire): VesselPosition {
  const { attributes } = wire;
  const speed = readNumber(attributes.nautical_speed_knots);
  return {
    vessel: toVessel(wire),
    position: readPosition(attributes.latitude, attributes.longitude),
    seenAt: readInstant(attributes.position_timestamp),
    heading: readHeading(readNumber(attributes.navigational_heading_degrees)),
    speedInKnots: speed !== null && speed >= 0 ? speed : null,
  };
}

/**
 * The positions of a vessel as a track (spec 2.7). One without place or time is passed over.
 *
 * @param standing whether each position tells by itself if it is an estimate, or all are
 */
export function toTrack({ attributes }: VesselWire, standing: 'asTold' | 'expected'): Track {
  const points: TrackPoint[] = [];
  for (const raw of attributes.positions ?? []) {
    const point = readPoint(raw, standing === 'expected');
    if (point) points.push(point);
  }
  return trackOf(points);
}

function readPoint(raw: unknown, isExpected: boolean): TrackPoint | null {
  if (!isObject(raw)) return null;
  const { latitude, longitude, timestamp, estimated, heading } = raw;
  const position = readPosition(digits(latitude), digits(longitude));
  const at = typeof timestamp === 'string' ? parseInstant(timestamp) : null;
  if (position === null || at === null) return null;
  return {
    at,
    latitude: position.latitude,
    longitude: position.longitude,
    estimated: isExpected || estimated === true,
    heading: readHeading(readNumber(digits(heading))),
  };
}

function digits(value: unknown): number | string | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
