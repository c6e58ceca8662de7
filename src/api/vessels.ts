import { type Instant, toIso } from '#/time/instant.ts';
import type { Api, CallOptions } from './api.ts';
import { pathOf } from './pages.ts';
import type { TrackOrder, VesselTrack } from './trackJob.ts';
import { createTrackReader } from './trackReader.ts';

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

export interface TrackOptions extends CallOptions, Pick<TrackOrder, 'tolerance'> {}

const reader = createTrackReader(
  () => new Worker(new URL('./tracks.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * A vessel at its last reported position, and its positions of a span, thinned (docs/interface.md 7).
 *
 * @param id its id or its IMO number
 * @throws {ApiError} with status 403 where the account lacks the routing feature
 */
export function fetchVesselTrack(
  api: Api,
  id: string,
  { from, to }: Span,
  options: TrackOptions,
): Promise<VesselTrack> {
  const path = pathOf(['vessels', id], {
    'show_positions[from_timestamp]': toIso(from),
    'show_positions[to_timestamp]': toIso(to),
  });
  return fetchTrack(api, path, 'asReported', options);
}

/**
 * The projected route of a vessel from one port to the next, minute by minute (docs/interface.md 2.3), thinned. Empty
 * where the service has no such leg of it.
 *
 * @throws {ApiError} with status 403 where the account lacks the routing feature
 */
export function fetchFutureTrack(
  api: Api,
  id: string,
  { previousPortId, portId }: PortIds,
  options: TrackOptions,
): Promise<VesselTrack> {
  const path = pathOf(['vessels', id, 'future_positions'], {
    port_id: portId,
    previous_port_id: previousPortId,
  });
  return fetchTrack(api, path, 'expected', options);
}

async function fetchTrack(
  api: Api,
  path: string,
  positionsAre: TrackOrder['positionsAre'],
  { tolerance, ...options }: TrackOptions,
): Promise<VesselTrack> {
  reader.start();
  const bytes = await api.readBytes(path, options);
  return reader.read(bytes, { positionsAre, tolerance }, options.signal);
}
