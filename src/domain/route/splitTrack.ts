import type { Instant } from '#/time/instant.ts';
import { emptyTrack, indexAt, positionAt, type Track } from './vesselTrack.ts';

/** Both parts of a track. They share the point of the cut. A cut outside of the track leaves one part empty. */
export interface SplitTrack {
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
