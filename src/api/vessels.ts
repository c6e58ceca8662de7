import type { Track } from '#/domain/route/vesselTrack.ts';
import { type Instant, toIso } from '#/time/instant.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './errors.ts';
import { dataRecord, readRecord } from './jsonapi.ts';
import { pathOf } from './pages.ts';
import { vesselSchema } from './vessel.schema.ts';
import { toTrack, toVesselPosition, type VesselPosition } from './vesselTrack.schema.ts';

/** A span of time; both ends count. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** The two ports of a leg, by their ids. */
export interface PortIds {
  readonly previousPortId: string;
  readonly portId: string;
}

/** The reported positions of a vessel. */
export interface ReviewedVessel {
  readonly last: VesselPosition;
  /** The past track of the requested span. */
  readonly track: Track;
}

/**
 * A vessel at its last reported position, and all its positions of a span (docs/interface.md 7).
 *
 * @param id its id or its IMO number
 * @throws {ApiError} with status 403 where the account lacks the routing feature
 */
export async function fetchVesselTrack(
  api: Api,
  id: string,
  { from, to }: Span,
  options: CallOptions,
): Promise<ReviewedVessel> {
  const path = pathOf(['vessels', id], {
    'show_positions[from_timestamp]': toIso(from),
    'show_positions[to_timestamp]': toIso(to),
  });
  const wire = await readVessel(api, path, options);
  return { last: toVesselPosition(wire), track: toTrack(wire, 'asTold') };
}

/**
 * The projected route of a vessel from one port to the next, minute by minute (docs/interface.md 2.3). Empty where the
 * service has no such leg of it.
 *
 * @throws {ApiError} with status 403 where the account lacks the routing feature
 */
export async function fetchFutureTrack(
  api: Api,
  id: string,
  { previousPortId, portId }: PortIds,
  options: CallOptions,
): Promise<Track> {
  const path = pathOf(['vessels', id, 'future_positions'], {
    port_id: portId,
    previous_port_id: previousPortId,
  });
  return toTrack(await readVessel(api, path, options), 'expected');
}

async function readVessel(api: Api, path: string, options: CallOptions) {
  const wire = readRecord(vesselSchema, dataRecord(await api.read(path, options)));
  if (!wire) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no vessel.' });
  return wire;
}
