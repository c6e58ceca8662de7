import { instant } from '#/time/instant.ts';
import { emptyTrack, longestUnseen, type Track, type TrackPoint } from './vesselTrack.ts';
import { trackOf } from './trackColumns.ts';

const milesPerDegree = 60;
const radians = Math.PI / 180;

/**
 * A track without the points that time does not need: at every instant the position between those that stay is within
 * the tolerance of the one between all (Douglas and Peucker, by time instead of along the line). A leg of 40,000
 * one-minute points keeps some hundred, so that hundreds of vessels fit a device. Sightings stay as near to each other as
 * tells those from a silence of hours.
 *
 * @param tolerance in nautical miles
 */
export function thinTrack(track: Track, tolerance: number): Track {
  const count = track.times.length;
  if (count <= 2) return track;
  const stays = new Uint8Array(count);
  stays[0] = 1;
  stays[count - 1] = 1;
  // What was seen and what is estimated meet in the same two points as before.
  const border = [track.estimatedFrom - 1, track.estimatedFrom].filter(
    (index) => index > 0 && index < count - 1,
  );
  for (const index of border) stays[index] = 1;
  const ends = [0, ...border, count - 1];
  // Stretches still to look at, as pairs of indexes: a long leg must not exhaust the call stack.
  const open = ends.slice(1).flatMap((end, index) => [ends[index] ?? 0, end]);
  for (let last = open.pop(), first = open.pop(); last !== undefined && first !== undefined;) {
    const farthest = farthestInTime(track, first, last, tolerance);
    if (farthest >= 0) {
      stays[farthest] = 1;
      open.push(first, farthest, farthest, last);
    }
    last = open.pop();
    first = open.pop();
  }
  keepSightings(track, stays);
  return pick(track, stays);
}

/** Keeps what two sightings apart by more than `longestUnseen` had between them. */
function keepSightings({ times, estimatedFrom }: Track, stays: Uint8Array): void {
  let kept = 0;
  for (let index = 1; index + 1 < estimatedFrom; index += 1) {
    if ((times[index + 1] ?? 0) - (times[kept] ?? 0) > longestUnseen) stays[index] = 1;
    if (stays[index] === 1) kept = index;
  }
}

/** The point farthest from where a vessel would be that sailed evenly between two others; -1 within the tolerance. */
function farthestInTime(
  { times, longitudes, latitudes }: Track,
  first: number,
  last: number,
  tolerance: number,
): number {
  const [start, east, north] = [times[first] ?? 0, longitudes[first] ?? 0, latitudes[first] ?? 0];
  const span = (times[last] ?? 0) - start;
  const width = (longitudes[last] ?? 0) - east;
  const height = (latitudes[last] ?? 0) - north;
  let most = tolerance * tolerance;
  let farthest = -1;
  for (let index = first + 1; index < last; index += 1) {
    const share = ((times[index] ?? 0) - start) / span;
    const latitude = latitudes[index] ?? 0;
    const x =
      ((longitudes[index] ?? 0) - east - share * width) * milesPerDegree * Math.cos(latitude * radians);
    const y = (latitude - north - share * height) * milesPerDegree;
    const distance = x * x + y * y;
    if (distance <= most) continue;
    most = distance;
    farthest = index;
  }
  return farthest;
}

function pick(track: Track, stays: Uint8Array): Track {
  let kept = 0;
  let seen = 0;
  for (const [index, stay] of stays.entries()) {
    kept += stay;
    if (index < track.estimatedFrom) seen += stay;
  }
  const thin = emptyTrack(kept, seen);
  let to = 0;
  for (const [index, stay] of stays.entries()) {
    if (stay === 0) continue;
    thin.times[to] = track.times[index] ?? 0;
    thin.longitudes[to] = track.longitudes[index] ?? 0;
    thin.latitudes[to] = track.latitudes[index] ?? 0;
    thin.headings[to] = track.headings[index] ?? Number.NaN;
    to += 1;
  }
  return thin;
}

/**
 * The whole way of a vessel: what was seen of it, where it was seen last, and what is expected after that.
 *
 * @param parts in any order; null where a part has not been read
 */
export function joinTracks(parts: readonly (Track | null)[], seen: TrackPoint | null): Track {
  return trackOf([...parts.flatMap((part) => (part ? pointsOf(part) : [])), ...(seen ? [seen] : [])]);
}

function pointsOf({ times, longitudes, latitudes, headings, estimatedFrom }: Track): TrackPoint[] {
  return Array.from(times, (time, index) => {
    const heading = headings[index] ?? Number.NaN;
    return {
      at: instant(time),
      longitude: longitudes[index] ?? 0,
      latitude: latitudes[index] ?? 0,
      heading: Number.isNaN(heading) ? null : heading,
      estimated: index >= estimatedFrom,
    };
  });
}
