import { ApiError, type ApiErrorFacts, toApiError } from '#/data/http/errors.ts';
import { dataRecord, readRecord } from '#/data/http/jsonapi.ts';
import { readDocument } from '#/data/http/readDocument.ts';
import { readInstant, readNumber } from '#/data/http/schema.ts';
import type { Position } from '#/domain/geo/position.ts';
import { isObject } from '#/domain/records/json.ts';
import type { Vessel } from '#/domain/records/place.ts';
import { thinTrack } from '#/domain/route/thinTrack.ts';
import { TrackColumns } from '#/domain/route/trackColumns.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import { type Instant, parseInstant } from '#/time/instant.ts';
import { readHeading, readSpeed } from './ais.ts';
import { readPosition } from './geojson.schema.ts';
import { toVessel, vesselSchema, type VesselWire } from './schema.ts';

/** What to make of the bytes of a vessel with its positions. */
export interface TrackOrder {
  readonly positionsAre: PositionsAre;
  /** How far the thinned track may be from the whole one at any time, in nautical miles. */
  readonly tolerance: number;
}

/** A vessel at its last reported position, and its thinned track. */
export interface VesselTrack extends ReadTrack {
  readonly last: VesselPosition;
}

/** A request to the worker. The bytes are transferred, so that the page has them no more. */
export interface TrackJob extends TrackOrder {
  readonly id: number;
  readonly bytes: ArrayBuffer;
}

export type TrackResult = { readonly read: VesselTrack } | { readonly problem: ApiErrorFacts };

/** An answer of the worker; the first says that it listens. */
export type TrackAnswer = { readonly ready: true } | ({ readonly id: number } & TrackResult);

/**
 * Parses, checks, orders and thins the positions of a vessel: for a month of one-minute points 60 ms of work.
 *
 * @throws {ApiError} `malformed` where the bytes are no JSON or no vessel
 */
export function readTrack(bytes: ArrayBuffer, { positionsAre, tolerance }: TrackOrder): VesselTrack {
  const document = readDocument(new TextDecoder().decode(bytes), null);
  const wire = readRecord(vesselSchema, dataRecord(document));
  if (!wire) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no vessel.' });
  const { track, unread } = toTrack(wire, positionsAre);
  return { last: toVesselPosition(wire), track: thinTrack(track, tolerance), unread };
}

/** A vessel at its last reported position. */
interface VesselPosition {
  readonly vessel: Vessel;
  /** Null where no position has been reported. */
  readonly position: Position | null;
  readonly reportedAt: Instant | null;
  /** Degrees from true north. */
  readonly heading: number | null;
  readonly speedInKnots: number | null;
}

function toVesselPosition(wire: VesselWire): VesselPosition {
  const { attributes } = wire;
  return {
    vessel: toVessel(wire),
    position: readPosition(attributes.latitude, attributes.longitude),
    reportedAt: readInstant(attributes.position_timestamp),
    heading: readHeading(readNumber(attributes.navigational_heading_degrees)),
    speedInKnots: readSpeed(readNumber(attributes.nautical_speed_knots)),
  };
}

/** A track, and how many of its positions could not be read. */
interface ReadTrack {
  readonly track: Track;
  readonly unread: number;
}

/** Whether each position says by itself if it is an estimate, or all of them are. */
type PositionsAre = 'asReported' | 'expected';

/** The positions of a vessel as a track (docs/interface.md 3.7). One without place or time is left out and counted. */
function toTrack({ attributes }: VesselWire, positionsAre: PositionsAre): ReadTrack {
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

/** Does a job. What it throws is part of the answer. */
export function answerJob({ id, bytes, ...order }: TrackJob): TrackAnswer {
  try {
    return { id, read: readTrack(bytes, order) };
  } catch (error) {
    const { kind, detail } = toApiError(error);
    return { id, problem: { kind, detail } };
  }
}

/** The memory of an answer that changes hands instead of being copied. */
export function buffersOf(answer: TrackAnswer): ArrayBufferLike[] {
  return 'read' in answer ? columnsOf(answer.read.track).map(({ buffer }) => buffer) : [];
}

const columnsOf = ({ times, longitudes, latitudes, headings }: Track) => [
  times,
  longitudes,
  latitudes,
  headings,
];
