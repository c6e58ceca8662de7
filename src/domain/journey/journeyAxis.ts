import { day } from '#/time/durations.ts';
import type { Axis } from './axis.ts';
import type { Journey } from './journey.ts';
import { isDone } from './step.ts';

/** The axis of one journey: all of it, and now while the journey is under way. */
export function axisOf({ steps, moves, freeTime, eta, now }: Journey): Axis {
  const times = [
    ...steps.map(({ at }) => at),
    ...moves.flatMap(({ from, to }) => [from, to]),
    ...(freeTime?.spans ?? []).flatMap(({ from, to }) => [from, to]),
    ...(eta?.at ?? []),
    ...(steps.some((step) => isDone(step) && /^(delivered|empty_in)$/.test(step.name)) ? [] : [now]),
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
