import { isDelivery } from '#/domain/status/eventMeaning.ts';
import { day } from '#/time/durations.ts';
import type { Journey } from './journey.ts';
import { isDone } from './step.ts';

/** The time from one end of a drawing to the other, in milliseconds since 1970. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** Where a time stands on an axis of that width; what lies outside, at its end. */
export function xOf(at: number, { from, to }: Axis, width: number): number {
  return Math.min(Math.max(((at - from) / (to - from)) * width, 0), width);
}

/** The axis of one journey: all of it, and now while the journey is under way. */
export function axisOf({ steps, moves, freeTime, eta, now }: Journey): Axis {
  const times = [
    ...steps.map(({ at }) => at),
    ...moves.flatMap(({ from, to }) => [from, to]),
    ...(freeTime?.spans ?? []).flatMap(({ from, to }) => [from, to]),
    ...(eta?.at ?? []),
    ...(steps.some((step) => isDone(step) && isDelivery(step.name)) ? [] : [now]),
  ].toSorted((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? now;
  const near = times.filter((at) => Math.abs(at - middle) <= longest);
  const [first = now, last = now] = [near[0], near.at(-1)];
  const room = Math.max((last - first) * margin, day);
  return { from: first - room, to: last + room };
}

/** No journey of a container is longer than that, so what lies further from its middle is a wrong date. */
const longest = 300 * day;

/** Free room at both ends, as a part of the whole. */
const margin = 0.02;

/** The first Monday after 1970 began. */
const monday = 4 * day;
const week = 7 * day;

/**
 * Mondays of an axis, as many as have room, which are written beside the line, so that its scale can be read. They stand in
 * UTC, since a journey has many zones.
 */
export function ticksOf({ from, to }: Axis, limit: number): number[] {
  const step = week * 2 ** Math.max(0, Math.ceil(Math.log2((to - from) / week / Math.max(limit, 1))));
  const first = monday + Math.ceil((from - monday) / step) * step;
  const ticks: number[] = [];
  for (let at = first; at <= to; at += step) {
    ticks.push(at);
  }
  return ticks;
}
