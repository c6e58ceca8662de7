import type { Shipment } from '#/domain/records/shipment.ts';
import { day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import type { Journey } from './journey.ts';

/** The time from one end of a drawing to the other, in milliseconds since 1970. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** Where a time stands on an axis of that width; what lies outside, at its end. */
export function xOf(at: number, { from, to }: Axis, width: number): number {
  return Math.min(Math.max(((at - from) / (to - from)) * width, 0), width);
}

/** No journey of a container is longer than that, so what lies further from its middle is a wrong date. */
const longest = 300 * day;
/** Free room at both ends, as a part of the whole. */
const margin = 0.02;

/** The axis of one journey: all of it, and now while the journey is under way. */
export function axisOf({ steps, moves, freeTime, eta, now }: Journey): Axis {
  const times = [
    ...steps.map(({ at }) => at),
    ...moves.flatMap(({ from, to }) => [from, to]),
    ...(freeTime?.spans ?? []).flatMap(({ from, to }) => [from, to]),
    ...(eta?.at ?? []),
    ...(steps.some(({ name }) => name === 'empty_in') ? [] : [now]),
  ].toSorted((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? now;
  const near = times.filter((at) => Math.abs(at - middle) <= longest);
  const [first = now, last = now] = [near[0], near.at(-1)];
  const room = Math.max((last - first) * margin, day);
  return { from: first - room, to: last + room };
}

const week = 7 * day;
/** How many weeks before and after now the axis of a list shows, at least and at most. */
const before = [4, 14] as const;
const after = [2, 8] as const;
/** So many of all journeys it shows whole. */
const share = 0.9;

/**
 * One axis for the journeys of a list, so that now is at one place in all of them: as many weeks as most of them need that
 * are under way. Looks at two dates of each shipment, since a list has thousands.
 */
export function sharedAxis(shipments: Iterable<Shipment>, now: Instant): Axis {
  const [behind, ahead]: [number[], number[]] = [[], []];
  for (const { polAtd, polEtd, podEta, destinationEta, containers } of shipments) {
    const isOver =
      containers.length > 0 && containers.every(({ emptyTerminated }) => emptyTerminated !== null);
    if (isOver) continue;
    count(behind, now, polAtd ?? polEtd, -1);
    count(ahead, now, destinationEta ?? podEta, 1);
  }
  return { from: now - weeksFor(behind, before) * week, to: now + weeksFor(ahead, after) * week };
}

function count(weeks: number[], now: Instant, when: Moment | null, direction: 1 | -1): void {
  if (!when) return;
  const number = Math.min(Math.max(Math.ceil((direction * (sortKey(when) - now)) / week), 0), before[1]);
  weeks[number] = (weeks[number] ?? 0) + 1;
}

function weeksFor(weeks: readonly number[], [least, most]: readonly [number, number]): number {
  const enough = share * weeks.reduce((sum, some) => sum + some, 0);
  let shown = 0;
  for (let number = 0; number < most; number += 1) {
    shown += weeks[number] ?? 0;
    if (number >= least && shown >= enough) return number;
  }
  return most;
}
