import { type Axis, xOf } from './axis.ts';
import type { EtaShift } from './etaShift.ts';
import type { FreeSpan } from './freeTime.ts';
import type { Journey } from './journey.ts';
import type { Move } from './moves.ts';

/** A stretch of a line in whole pixels, never without a width. */
export interface Drawn {
  readonly kind: Move['kind'] | FreeSpan['kind'];
  readonly state: Move['state'];
  readonly x: number;
  readonly width: number;
}

/** The original ETA and the current one. */
export interface DrawnEta {
  readonly xs: readonly [original: number, current: number];
  readonly days: number;
}

/** A journey in whole pixels of an axis: the same for a row of a list and for a page. */
export interface DrawnJourney {
  readonly moves: readonly Drawn[];
  readonly freeTime: readonly Drawn[];
  readonly eta: DrawnEta | null;
  /** Null where now is not on the axis. */
  readonly now: number | null;
}

/** However short it was, it can be seen that there was one, and whether it is open. */
const leastWidths: Readonly<Record<Drawn['kind'], number>> = {
  gate: 3,
  vessel: 3,
  rail: 4,
  waiting: 1,
  unknown: 1,
  free: 3,
  past: 3,
};
const widest = Math.max(...Object.values(leastWidths));
/** Two ETAs that differ are two dots. */
const leastShift = 6;

export function drawnJourney(
  { moves, freeTime, eta, now }: Journey,
  axis: Axis,
  width: number,
): DrawnJourney {
  const drawn = ({ kind, state, from, to }: Move | FreeSpan): Drawn => {
    const least = leastWidths[kind];
    // One limit for all, so that none at the end stands before the one before it.
    const x = Math.min(Math.round(xOf(from, axis, width)), width - widest);
    return { kind, state, x, width: Math.max(Math.round(xOf(to, axis, width)) - x, least) };
  };
  return {
    moves: within(moves, axis).map(drawn),
    freeTime: within(freeTime?.spans ?? [], axis).map(drawn),
    eta: eta && drawnEta(eta, axis, width),
    now: now < axis.from || now > axis.to ? null : Math.min(Math.round(xOf(now, axis, width)), width - 1),
  };
}

/** What lies on the axis; where nothing does, the nearest to it, so that there is something at its end. */
function within<Span extends Move | FreeSpan>(spans: readonly Span[], axis: Axis): readonly Span[] {
  const inside = spans.filter(({ from, to }) => to > axis.from && from < axis.to);
  if (inside.length > 0) return inside;
  const isLater = (spans[0]?.from ?? 0) >= axis.to;
  return isLater ? spans.slice(0, 1) : spans.slice(-1);
}

/** Null where all of it lies outside the axis. The original ETA stands far enough from the current one to be seen beside it. */
function drawnEta({ at, days }: EtaShift, axis: Axis, width: number): DrawnEta | null {
  if (at.every((one) => one < axis.from) || at.every((one) => one > axis.to)) return null;
  const x = (time: number) => Math.round(xOf(time, axis, width));
  const [first, last] = [x(at[0]), x(at[1])];
  if (Math.abs(last - first) >= leastShift) return { days, xs: [first, last] };
  const back = at[1] >= at[0] ? -leastShift : leastShift;
  const end = Math.min(Math.max(last, -back), width - Math.max(back, 0));
  return { days, xs: [end + back, end] };
}
