import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { momentShift } from '#/time/momentShift.ts';
import { isSameMoment } from '#/time/sameMoment.ts';
import type { Step } from './step.ts';

/** How the ETA at the port of discharge moved, from the original to the current one or the arrival. */
export interface EtaShift {
  readonly original: Moment;
  /** Where the original ETA, each revision and the current one stand, in the order in which they were learned: two or more. */
  readonly at: readonly number[];
  /** Calendar days, positive where it slipped. */
  readonly days: number;
  /** `slipped 2 d`, `pulled in 5 h`, `on time`; null where that is not counted, as of an ETA that is overdue. */
  readonly words: string | null;
}

/** Null where one of the two is not reported, and where no plan changes by the difference. */
export function etaShift(
  shipment: Shipment,
  container: Container | null,
  steps: readonly Step[],
  revised: readonly Moment[],
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
  const at = [first, ...revised.map(sortKey), last].filter((one, index, all) => one !== all[index - 1]);
  if (at.every((one) => Math.abs(one - first) < hour)) return null;
  const isOfRecord = isSameMoment(current, arrival.moment);
  return { original, at, days, words: (isOfRecord && etaChange(shipment, container, now)?.words) || null };
}
