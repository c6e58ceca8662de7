import type { Shipment } from '#/domain/records/shipment.ts';
import { day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';

/** The time from one end of a drawing to the other, in milliseconds since 1970. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** Where a time stands on an axis of that width; what lies outside, at its end. */
export function xOf(at: number, { from, to }: Axis, width: number): number {
  return Math.min(Math.max(((at - from) / (to - from)) * width, 0), width);
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

function weeksFor(weeks: readonly number[], [least, limit]: readonly [number, number]): number {
  const enough = share * weeks.reduce((sum, some) => sum + some, 0);
  let shown = 0;
  for (let number = 0; number < limit; number += 1) {
    shown += weeks[number] ?? 0;
    if (number >= least && shown >= enough) return number;
  }
  return limit;
}
