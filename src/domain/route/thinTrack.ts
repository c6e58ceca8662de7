import { instant } from '#/time/instant.ts';
import { trackOf } from './trackColumns.ts';
import { emptyTrack, longestReportGap, type Track, type TrackPoint } from './vesselTrack.ts';

const milesPerDegree = 60;
const radians = Math.PI / 180;

/**
 * A track with fewer points: at every instant its position stays within the tolerance of the original (Douglas and
 * Peucker, by time instead of along the line). A leg of 40,000 one-minute points keeps about a hundred, so that hundreds
 * of vessels fit into memory. Reports stay close enough to each other to show which hours had none.
 *
 * @param tolerance in nautical miles
 */
export function thinTrack(track: Track, tolerance: number): Track {
  const count = track.times.length;
  if (count <= 2) return track;
  const stays = new Uint8Array(count);
  stays[0] = 1;
  stays[count - 1] = 1;
  // Reports and estimates meet in the same two points as before.
  const border = [track.estimatedFrom - 1, track.estimatedFrom].filter(
    (index) => index > 0 && index < count - 1,
  );
  for (const index of border) stays[index] = 1;
  const ends = [0, ...border, count - 1];
  // A stack of index pairs instead of recursion: a long leg must not exhaust the call stack.
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
  keepReports(track, stays);
  return pick(track, stays);
}

/** Keeps reports between two others that would be more than `longestReportGap` apart. */
function keepReports({ times, estimatedFrom }: Track, stays: Uint8Array): void {
  let kept = 0;
  for (let index = 1; index + 1 < estimatedFrom; index += 1) {
    if ((times[index + 1] ?? 0) - (times[kept] ?? 0) > longestReportGap) stays[index] = 1;
    if (stays[index] === 1) kept = index;
  }
}

/** The point farthest from that of a steady course between two others; -1 if all are within the tolerance. */
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
  let farthestSquare = tolerance * tolerance;
  let farthest = -1;
  for (let index = first + 1; index < last; index += 1) {
    const share = ((times[index] ?? 0) - start) / span;
    const latitude = latitudes[index] ?? 0;
    const x =
      ((longitudes[index] ?? 0) - east - share * width) * milesPerDegree * Math.cos(latitude * radians);
    const y = (latitude - north - share * height) * milesPerDegree;
    const distance = x * x + y * y;
    if (distance <= farthestSquare) continue;
    farthestSquare = distance;
    farthest = index;
  }
  return farthest;
}

function pick(track: Track, stays: Uint8Array): Track {
  let kept = 0;
  let reported = 0;
  for (const [index, stay] of stays.entries()) {
    kept += stay;
    if (index < track.estimatedFrom) reported += stay;
  }
  const thin = emptyTrack(kept, reported);
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
 * The whole track of a vessel: its past track, its last position, and its projected route after that.
 *
 * @param parts in any order; null for a part that is not loaded
 */
export function joinTracks(parts: readonly (Track | null)[], last: TrackPoint | null): Track {
  return trackOf([...parts.flatMap((part) => (part ? pointsOf(part) : [])), ...(last ? [last] : [])]);
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
