import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { etaChange, type EtaChange } from '#/domain/arrival/etaChange.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, isSameMoment } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { momentShift } from '#/time/momentShift.ts';
import type { Step } from './step.ts';

/** An ETA, for as long as it was the latest. */
export interface EtaStep {
  readonly eta: Moment;
  /** When the service learned it, real UTC; null where only the record states it. */
  readonly learnedAt: Instant | null;
}

/** How the ETA at the port of discharge moved, from the original to the current one or the arrival. */
export interface EtaShift {
  readonly original: Moment;
  /** Where the original ETA stands, and the current one or the arrival. */
  readonly at: readonly [original: number, current: number];
  /** Each ETA that was on another day than the one before, from the original to the current one: two or more, or none. */
  readonly etas: readonly EtaStep[];
  /** Calendar days, positive where it slipped. */
  readonly days: number;
  /** Null where it is not counted, as of an ETA that is overdue. */
  readonly change: EtaChange | null;
}

/** Null where one of the two is not reported, and where no plan changes by the difference. */
export function etaShift(
  shipment: Shipment,
  container: Container | null,
  steps: readonly Step[],
  revised: readonly EtaStep[],
  now: Instant,
): EtaShift | null {
  const original = shipment.podOriginalEta;
  const arrival = arrivalOf(shipment, container);
  if (!original || !arrival) return null;
  const step = steps.find(({ name }) => name === 'vessel_arrived');
  const current = step?.when ?? arrival.moment;
  const { days } = momentShift(original, current);
  const first = sortKey(original);
  const last = step?.at ?? sortKey(current);
  const ends = [
    { eta: original, learnedAt: null },
    { eta: current, learnedAt: null },
  ] as const;
  const etas = onOtherDays([...(revised.length > 0 ? [] : [ends[0]]), ...revised, ends[1]]);
  if (etas.length < 2 && Math.abs(last - first) < hour) return null;
  const isOfRecord = isSameMoment(current, arrival.moment);
  const change = isOfRecord ? etaChange(shipment, container, now) : null;
  return { original, at: [first, last], etas: etas.length < 2 ? [] : etas, days, change };
}

/** A change of hours is no step: plans are made by the day. */
function onOtherDays(steps: readonly EtaStep[]): EtaStep[] {
  return steps.filter(({ eta }, index) => {
    const before = steps[index - 1];
    return !before || dayOf(before.eta) !== dayOf(eta);
  });
}
