import { Hono } from 'hono';
import { type Instant, instant, parseInstant } from '#/time/instant.ts';
import { answerOne } from '#sandbox/jsonapi/answer.ts';
import { badParameter, featureMissing, notFound } from '#sandbox/jsonapi/problem.ts';
import { readBoolean } from '#sandbox/jsonapi/readBoolean.ts';
import { vesselKind } from '#sandbox/records/trackingKinds.ts';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import type { PortRecord, VesselRecord } from '#sandbox/world/gazetteer.ts';
import type { VesselPosition } from '#sandbox/world/voyages.ts';
import type { World } from '#sandbox/world/world.ts';

const day = 86_400_000;
// About how often live services have a position (docs/interface.md 7).
const pastStepMinutes = 15;
const longestPastSpan = 90 * day;

/** docs/interface.md 2.1, 2.3, 3.7 and 7. */
export function vesselRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/:id', (c) => {
      const view = c.get('view');
      const vessel = find(c);
      const span = readSpan(view);
      if (span === null) return answerOne(c, vesselKind.node(view, { vessel }));
      requireRouting(view);
      const track = view.account.world.pastTrack(vessel.imo, span.from, span.until, pastStepMinutes);
      return answerTrack(c, vessel, track, false);
    })
    .get('/:id/future_positions', (c) => answerFuture(c, () => null))
    .get('/:id/future_positions_with_coordinates', (c) =>
      answerFuture(c, (query) => ({
        latitude: readDegrees(query, 'latitude', 90),
        longitude: readDegrees(query, 'longitude', 180),
      })),
    );
}

function answerFuture(c: SandboxContext, readStart: (query: URLSearchParams) => StartPoint | null): Response {
  const view = c.get('view');
  const vessel = find(c);
  requireRouting(view);
  const start = readStart(view.url.searchParams);
  const leg = { from: findPort(view, 'previous_port_id').locode, to: findPort(view, 'port_id').locode };
  const positions = futurePositions(view.account.world, vessel.imo, leg, view.now, start);
  return answerTrack(c, vessel, positions, true);
}

function answerTrack(
  c: SandboxContext,
  vessel: VesselRecord,
  track: readonly VesselPosition[],
  estimated: boolean,
): Response {
  return answerOne(c, vesselKind.node(c.get('view'), { vessel, track, estimated }));
}

function requireRouting(view: View): void {
  if (!view.features.has('routing')) throw featureMissing();
}

/** By UUID or by the seven digits of an IMO number. */
function find(c: SandboxContext): VesselRecord {
  const { gazetteer } = c.get('view').account.world;
  const id = c.req.param('id') ?? '';
  const vessel = /^\d{7}$/.test(id) ? gazetteer.vessel(id) : gazetteer.vessels.find((each) => each.id === id);
  if (!vessel) throw notFound();
  return vessel;
}

function findPort({ account, url }: View, parameter: string): PortRecord {
  const id = url.searchParams.get(parameter);
  if (!id) throw badParameter(parameter, `${parameter} is required.`);
  const port = account.world.gazetteer.ports.find((each) => each.id === id);
  if (!port) throw badParameter(parameter, `${parameter} is not the id of a port.`);
  return port;
}

const spanNames = ['show_positions[from_timestamp]', 'show_positions[to_timestamp]'] as const;

/**
 * The past that `show_positions` asks for: at most 90 days, by default the last seven; null when not asked.
 *
 * @throws Problem 400 naming the parameter that is no time, or the beginning that comes after the end
 */
function readSpan({ url, now }: View): { from: Instant; until: Instant } | null {
  const asked = readBoolean(url.searchParams, 'show_positions');
  if (asked !== true && !spanNames.some((name) => url.searchParams.has(name))) return null;
  const [from, until] = spanNames.map((name) => {
    const text = url.searchParams.get(name);
    const at = text ? parseInstant(text) : null;
    if (text && at === null) throw badParameter(name, `${name} accepts an ISO 8601 time.`);
    return at;
  });
  if (from && until && from > until) {
    throw badParameter(spanNames[0], `${spanNames[0]} is after ${spanNames[1]}. Swap them.`);
  }
  const end = Math.min(until ?? now, now);
  return { from: instant(Math.max(from ?? end - 7 * day, end - longestPastSpan)), until: instant(end) };
}

function readDegrees(query: URLSearchParams, name: string, limit: number): number {
  const text = query.get(name)?.trim();
  const value = text ? Number(text) : Number.NaN;
  if (Math.abs(value) <= limit) return value;
  throw badParameter(name, `${name} accepts a number from -${limit} to ${limit}.`);
}

interface StartPoint {
  readonly latitude: number;
  readonly longitude: number;
}

// Consecutive positions are one minute apart (docs/interface.md 1.7).
const minute = 60_000;

/**
 * The estimated way of a vessel to its next port, from `now` on; empty when it does not sail that leg.
 *
 * @param start where the way begins instead: it then joins the leg at the nearest point, and the rest of the
 * leg follows a minute after another
 */
function futurePositions(
  world: World,
  imo: string,
  leg: { readonly from: string; readonly to: string },
  now: Instant,
  start: StartPoint | null,
): readonly VesselPosition[] {
  const track = onTheMinute(world.futureTrack(imo, leg, now, 1) ?? []);
  if (start === null || track.length === 0) return track;
  const rest = track.slice(nearestIndex(track, start));
  const [first] = rest;
  if (!first) return track;
  return onTheMinute([{ ...first, ...start, mooredAt: null, at: now }, ...rest.slice(1)]);
}

/** The arrival, which falls between two minutes, counts as seen at the full one. */
function onTheMinute(track: readonly VesselPosition[]): readonly VesselPosition[] {
  const begin = track[0]?.at ?? 0;
  return track.map((position, index) => ({ ...position, at: instant(begin + index * minute) }));
}

function nearestIndex(track: readonly VesselPosition[], start: StartPoint): number {
  const narrowing = Math.cos((start.latitude * Math.PI) / 180);
  let nearest = 0;
  let least = Infinity;
  for (const [index, { latitude, longitude }] of track.entries()) {
    // The short way around: 179° and -179° are neighbours.
    const east = ((((longitude - start.longitude + 540) % 360) + 360) % 360) - 180;
    const distance = (latitude - start.latitude) ** 2 + (east * narrowing) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}
