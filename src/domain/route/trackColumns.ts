import { bearing } from '#/domain/geo/greatCircle.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';
import type { Track, TrackPoint } from './vesselTrack.ts';

type Column = 'times' | 'longitudes' | 'latitudes' | 'headings';
const columns: readonly Column[] = ['times', 'longitudes', 'latitudes', 'headings'];

/**
 * Orders points by time and unwraps them. A report replaces all earlier estimates. A missing heading becomes the course
 * to the next point; a moored vessel keeps its last heading.
 */
export function trackOf(points: readonly TrackPoint[]): Track {
  const collected = new TrackColumns(points.length);
  for (const { at, latitude, longitude, heading, estimated } of points) {
    collected.add(at, latitude, longitude, heading ?? Number.NaN, estimated);
  }
  return collected.toTrack();
}

/**
 * Collects the points of a track without an object for each: a month of minutes has 43,200, and allocating objects took
 * most of the time to read them.
 */
export class TrackColumns {
  readonly #columns: Readonly<Record<Column, Float64Array>>;
  readonly #estimated: Uint8Array;
  #length = 0;
  #reportedUntil = -Infinity;

  /** @param limit how many points there may be */
  constructor(limit: number) {
    this.#columns = {
      times: new Float64Array(limit),
      longitudes: new Float64Array(limit),
      latitudes: new Float64Array(limit),
      headings: new Float64Array(limit),
    };
    this.#estimated = new Uint8Array(limit);
  }

  /** @param heading degrees from true north, NaN where the source does not say */
  add(at: number, latitude: number, longitude: number, heading: number, isEstimated: boolean): void {
    const index = this.#length++;
    this.#columns.times[index] = at;
    this.#columns.latitudes[index] = latitude;
    this.#columns.longitudes[index] = longitude;
    this.#columns.headings[index] = heading;
    this.#estimated[index] = isEstimated ? 1 : 0;
    if (!isEstimated && at > this.#reportedUntil) this.#reportedUntil = at;
  }

  /** Ordered by time and unwrapped. A report replaces all earlier estimates. */
  toTrack(): Track {
    const order = this.#order();
    const [times, longitudes, latitudes, headings] = columns.map((name) =>
      picked(this.#columns[name], order),
    );
    if (!times || !longitudes || !latitudes || !headings) throw new Error('a track has four columns');
    const firstEstimate = order.findIndex((index) => this.#estimated[index] === 1);
    const estimatedFrom = firstEstimate < 0 ? order.length : firstEstimate;
    for (let index = 1; index < order.length; index++) {
      const longitude = longitudes[index] ?? 0;
      longitudes[index] = longitude + nearestTurn(longitude, longitudes[index - 1] ?? 0);
    }
    const track = { times, longitudes, latitudes, headings, estimatedFrom };
    fillHeadings(track);
    return track;
  }

  /** The indexes of the points that stay, by time; of several at one time the first. */
  #order(): Uint32Array {
    const { times } = this.#columns;
    const stays = new Uint32Array(this.#length);
    let kept = 0;
    let isRising = true;
    for (let index = 0; index < this.#length; index++) {
      const at = times[index] ?? 0;
      if (this.#estimated[index] === 1 && at <= this.#reportedUntil) continue;
      if (kept > 0 && at <= (times[stays[kept - 1] ?? 0] ?? 0)) isRising = false;
      stays[kept++] = index;
    }
    const chosen = stays.subarray(0, kept);
    if (isRising) return chosen;
    chosen.sort((one, other) => (times[one] ?? 0) - (times[other] ?? 0) || one - other);
    return chosen.filter((index, rank) => rank === 0 || times[index] !== times[chosen[rank - 1] ?? 0]);
  }
}

function picked(values: Float64Array, order: Uint32Array): Float64Array {
  const result = new Float64Array(order.length);
  for (let index = 0; index < order.length; index++) result[index] = values[order[index] ?? 0] ?? Number.NaN;
  return result;
}

/** A missing heading becomes the course to the next point; a moored vessel keeps its last heading. */
function fillHeadings({ longitudes, latitudes, headings }: Track): void {
  const place = (index: number) => ({ latitude: latitudes[index] ?? 0, longitude: longitudes[index] ?? 0 });
  for (let index = 0; index < headings.length; index++) {
    if (!Number.isNaN(headings[index])) continue;
    const isLast = index === headings.length - 1;
    const isMoored = longitudes[index] === longitudes[index + 1] && latitudes[index] === latitudes[index + 1];
    headings[index] =
      isLast || isMoored ? (headings[index - 1] ?? Number.NaN) : bearing(place(index), place(index + 1));
  }
}
