import { ApiError, type ApiErrorFacts } from '#/data/http/errors.ts';
import { dataRecord, readRecord } from '#/data/http/jsonapi.ts';
import { readDocument } from '#/data/http/readDocument.ts';
import { thinTrack } from '#/domain/route/thinTrack.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import { vesselSchema } from './schema.ts';
import {
  type PositionsAre,
  type ReadTrack,
  toTrack,
  toVesselPosition,
  type VesselPosition,
} from './track.schema.ts';

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

/** Does a job. What it throws is part of the answer. */
export function answerJob({ id, bytes, ...order }: TrackJob): TrackAnswer {
  try {
    return { id, read: readTrack(bytes, order) };
  } catch (error) {
    const { kind, detail } =
      error instanceof ApiError ? error : { kind: 'unexpected' as const, detail: null };
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
