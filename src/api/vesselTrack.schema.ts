import type { Position } from '#/domain/geo/position.ts';
import type { Vessel } from '#/domain/records/place.ts';
import { TrackColumns } from '#/domain/route/trackColumns.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import { type Instant, parseInstant } from '#/time/instant.ts';
import { readHeading, readInstant, readNumber } from './attributes.schema.ts';
import { isObject } from './isObject.ts';
import { readPosition } from './mapGeojson.schema.ts';
import { toVessel, type VesselWire } from './vessel.schema.ts';

/** A vessel at its last reported position. */
export interface VesselPosition {
  readonly vessel: Vessel;
  /** Null where no position has been reported. */
  readonly position: Position | null;
  readonly reportedAt: Instant | null;
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
    reportedAt: readInstant(attributes.position_timestamp),
    heading: readHeading(readNumber(attributes.navigational_heading_degrees)),
    speedInKnots: speed !== null && speed >= 0 ? speed : null,
  };
}

/**
 * The positions of a vessel as a track (docs/interface.md 3.7). One without place or time is passed over.
 *
 * @param status whether each position says by itself if it is an estimate, or all are
 */
export function toTrack({ attributes }: VesselWire, status: 'asTold' | 'expected'): Track {
  const positions = attributes.positions ?? [];
  const columns = new TrackColumns(positions.length);
  for (const raw of positions) addPoint(columns, raw, status === 'expected');
  return columns.toTrack();
}

function addPoint(columns: TrackColumns, raw: unknown, isExpected: boolean): void {
  if (!isObject(raw)) return;
  const { latitude, longitude, timestamp, estimated, heading } = raw;
  const position = readPosition(digits(latitude), digits(longitude));
  const at = typeof timestamp === 'string' ? parseInstant(timestamp) : null;
  if (position === null || at === null) return;
  const reported = readHeading(readNumber(digits(heading)));
  columns.add(
    at,
    position.latitude,
    position.longitude,
    reported ?? Number.NaN,
    isExpected || estimated === true,
  );
}

function digits(value: unknown): number | string | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
