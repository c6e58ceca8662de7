import { isObject } from '#/data/http/isObject.ts';
import { readInstant, readNumber } from '#/data/http/schema.ts';
import type { Position } from '#/domain/geo/position.ts';
import type { Vessel } from '#/domain/records/place.ts';
import { TrackColumns } from '#/domain/route/trackColumns.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import { type Instant, parseInstant } from '#/time/instant.ts';
import { readPosition } from './geojson.schema.ts';
import { readHeading } from './heading.ts';
import { toVessel, type VesselWire } from './schema.ts';

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

/** A track, and how many of its positions could not be read. */
export interface ReadTrack {
  readonly track: Track;
  readonly unread: number;
}

/** Whether each position says by itself if it is an estimate, or all of them are. */
export type PositionsAre = 'asReported' | 'expected';

/** The positions of a vessel as a track (docs/interface.md 3.7). One without place or time is left out and counted. */
export function toTrack({ attributes }: VesselWire, positionsAre: PositionsAre): ReadTrack {
  const positions = attributes.positions ?? [];
  const columns = new TrackColumns(positions.length);
  let unread = 0;
  for (const raw of positions) if (!addPoint(columns, raw, positionsAre === 'expected')) unread += 1;
  return { track: columns.toTrack(), unread };
}

/** False where it is no position. */
function addPoint(columns: TrackColumns, raw: unknown, isExpected: boolean): boolean {
  if (!isObject(raw)) return false;
  const { latitude, longitude, timestamp, estimated, heading } = raw;
  const position = readPosition(digits(latitude), digits(longitude));
  const at = typeof timestamp === 'string' ? parseInstant(timestamp) : null;
  if (position === null || at === null) return false;
  const reported = readHeading(readNumber(digits(heading)));
  columns.add(
    at,
    position.latitude,
    position.longitude,
    reported ?? Number.NaN,
    isExpected || estimated === true,
  );
  return true;
}

function digits(value: unknown): number | string | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
