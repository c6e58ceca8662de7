import { dayText } from '#/time/digits.ts';
import { day } from '#/time/durations.ts';
import type { Axis } from './axis.ts';

/** A day that is written beside the line, so that its scale can be read. */
export interface Tick {
  readonly at: number;
  /** `7 Sep` */
  readonly words: string;
}

/** The first Monday after 1970 began. */
const monday = 4 * day;
const week = 7 * day;

/** Mondays of an axis, as many as have room. They stand in UTC, since a journey has many zones. */
export function ticksOf({ from, to }: Axis, limit: number): Tick[] {
  const step = week * 2 ** Math.max(0, Math.ceil(Math.log2((to - from) / week / Math.max(limit, 1))));
  const first = monday + Math.ceil((from - monday) / step) * step;
  const ticks: Tick[] = [];
  for (let at = first; at <= to; at += step) {
    ticks.push({ at, words: dayText(at).short.replace(/^\S+ /, '') });
  }
  return ticks;
}
