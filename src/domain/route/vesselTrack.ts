import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import type { Position } from '#/domain/geo/position.ts';
import { countWhile } from '#/domain/records/countWhile.ts';
import { hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';

/** The reported or projected position of a vessel at an instant. */
export interface TrackPoint extends Position {
  readonly at: Instant;
  readonly estimated: boolean;
  /** Degrees from true north; null where the source does not say. */
  readonly heading: number | null;
}

/** The positions of a vessel over time. All arrays have one length; a month of one-minute points has 43,200. */
export interface Track {
  /** Milliseconds since 1970, strictly rising. */
  readonly times: Float64Array;
  /** Degrees, unwrapped: no step is over 180°. */
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
  /** Degrees from true north, NaN where it is not known. */
  readonly headings: Float64Array;
  /** The index of the first point that is an estimate; the length where all are reported. */
  readonly estimatedFrom: number;
}

/**
 * `between`: interpolated between two reports that are hours apart, so that the track between them is not known.
 * `elapsed`: an estimate whose time has passed without a report.
 */
export type PositionStatus = 'reported' | 'between' | 'estimated' | 'elapsed';

/**
 * Milliseconds between two reports up to which positions between them count as reported: live ones are 15 minutes
 * apart (docs/interface.md 7).
 */
export const longestReportGap = 3 * hour;

export interface TrackPosition extends Position {
  readonly at: Instant;
  readonly heading: number | null;
  readonly speedInKnots: number;
  readonly status: PositionStatus;
}

/** A track of that many points, all of them zero. */
export function emptyTrack(length: number, estimatedFrom = length): Track {
  return {
    times: new Float64Array(length),
    longitudes: new Float64Array(length),
    latitudes: new Float64Array(length),
    headings: new Float64Array(length),
    estimatedFrom,
  };
}

/** The index of the last point at or before an instant; -1 before the first. */
export function indexAt({ times }: Track, at: number): number {
  return countWhile(times.length, (place) => (times[place] ?? 0) <= at) - 1;
}

/** The position on a track, in a straight line between two of its points. Null outside of the track. */
export function positionAt(track: Track, at: Instant, now: Instant): TrackPosition | null {
  const { times, longitudes, latitudes, headings, estimatedFrom } = track;
  const index = indexAt(track, at);
  const last = times.length - 1;
  if (index < 0 || at > (times[last] ?? 0)) return null;
  const next = Math.min(index + 1, last);
  const start = times[index] ?? 0;
  const share = next > index ? (at - start) / ((times[next] ?? 0) - start) : 0;
  const between = (values: Float64Array) => {
    const from = values[index] ?? 0;
    return from + ((values[next] ?? 0) - from) * share;
  };
  const isReported = (share > 0 ? next : index) < estimatedFrom;
  const isInGap = share > 0 && (times[next] ?? 0) - start > longestReportGap;
  const heading = headings[index] ?? Number.NaN;
  return {
    at,
    latitude: between(latitudes),
    longitude: between(longitudes),
    heading: Number.isNaN(heading) ? null : heading,
    // At the end of the track, the speed of its last stretch.
    speedInKnots: speedAfter(track, Math.min(index, last - 1)),
    status: isReported ? (isInGap ? 'between' : 'reported') : at < now ? 'elapsed' : 'estimated',
  };
}

function speedAfter({ times, longitudes, latitudes }: Track, index: number): number {
  const hours = ((times[index + 1] ?? 0) - (times[index] ?? 0)) / hour;
  const place = (at: number) => ({ latitude: latitudes[at] ?? 0, longitude: longitudes[at] ?? 0 });
  return index >= 0 && hours > 0 ? nauticalMiles(place(index), place(index + 1)) / hours : 0;
}

/** Both parts of a track. They share the point of the cut. A cut outside of the track leaves one part empty. */
interface SplitTrack {
  readonly past: Track;
  readonly future: Track;
}

/** Cuts a track at an instant. Between two points it interpolates; the result is an estimate if either point is. */
export function splitAt(track: Track, at: Instant): SplitTrack {
  const length = track.times.length;
  const before = indexAt(track, at);
  const cut = positionAt(track, at, at);
  if (!cut) {
    const none = emptyTrack(0);
    return before < 0 ? { past: none, future: track } : { past: track, future: none };
  }
  if (track.times[before] === at) {
    return { past: part(track, 0, before + 1), future: part(track, before, length) };
  }
  const between = emptyTrack(1, cut.status === 'estimated' ? 0 : 1);
  between.times[0] = at;
  between.longitudes[0] = cut.longitude;
  between.latitudes[0] = cut.latitude;
  between.headings[0] = cut.heading ?? Number.NaN;
  return {
    past: joined(part(track, 0, before + 1), between),
    future: joined(between, part(track, before + 1, length)),
  };
}

/** A part of a track. It shares the memory of the whole. */
function part(track: Track, from: number, until: number): Track {
  return {
    times: track.times.subarray(from, until),
    longitudes: track.longitudes.subarray(from, until),
    latitudes: track.latitudes.subarray(from, until),
    headings: track.headings.subarray(from, until),
    estimatedFrom: Math.min(Math.max(track.estimatedFrom - from, 0), until - from),
  };
}

function joined(first: Track, second: Track): Track {
  const { length } = first.times;
  const isReported = first.estimatedFrom === length;
  const whole = emptyTrack(
    length + second.times.length,
    isReported ? length + second.estimatedFrom : first.estimatedFrom,
  );
  for (const name of ['times', 'longitudes', 'latitudes', 'headings'] as const) {
    whole[name].set(first[name]);
    whole[name].set(second[name], length);
  }
  return whole;
}
