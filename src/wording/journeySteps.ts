import { isDone, type Step } from '#/domain/journey/step.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { dayOf, wholeDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';

/** What a step is called beside the name of its place, within a sentence. */
interface StepName {
  readonly actual: string;
  readonly estimated: string;
  /** Whether that says by itself that it is estimated: an ETD, an ETA or an appointment. */
  readonly isEvident?: true;
}

const loaded: StepName = { actual: 'loaded', estimated: 'loading' };
const departed: StepName = { actual: 'departed', estimated: 'ETD', isEvident: true };
const arrived: StepName = { actual: 'arrived', estimated: 'ETA', isEvident: true };
const berthed: StepName = { actual: 'berthed', estimated: 'berthing' };
const discharged: StepName = { actual: 'discharged', estimated: 'discharge' };
const appointment = 'pickup appointment';

/**
 * By their events, in the order of a journey. The gate-out by the consignee is a pickup, which the one to a train is not
 * (docs/interface.md trap 19).
 */
const stepNames: Readonly<Record<string, StepName>> = {
  empty_out: { actual: 'gate-out empty', estimated: 'gate-out empty' },
  full_in: { actual: 'gate-in full', estimated: 'gate-in full' },
  feeder_loaded: loaded,
  feeder_departed: departed,
  feeder_arrived: arrived,
  feeder_discharged: discharged,
  vessel_loaded: loaded,
  vessel_departed: departed,
  transshipment_arrived: arrived,
  transshipment_berthed: berthed,
  transshipment_discharged: discharged,
  transshipment_loaded: loaded,
  transshipment_departed: departed,
  vessel_arrived: arrived,
  vessel_berthed: berthed,
  vessel_discharged: discharged,
  port_out: { actual: 'gate-out full at port', estimated: 'gate-out full at port' },
  rail_loaded: loaded,
  rail_departed: { actual: 'rail departed', estimated: 'rail ETD' },
  rail_arrived: arrived,
  arrived_at_inland_destination: arrived,
  appointment: { actual: appointment, estimated: appointment, isEvident: true },
  full_out: { actual: 'picked up', estimated: 'pickup' },
  delivered: { actual: 'delivered', estimated: 'delivery' },
  empty_in: { actual: 'empty returned', estimated: 'empty return' },
};

/** What follows the day of a step. */
const stateNotes = {
  actual: '',
  assumed: ', time estimated',
  estimated: ', estimated',
  overdue: ', overdue',
} as const;

/** What stands before the time of a step, and what follows it. */
export function aroundTime({ name, state }: Pick<Step, 'name' | 'state'>): {
  readonly what: string;
  readonly note: string;
} {
  const { actual, estimated, isEvident } = lookup(stepNames, name) ?? { actual: name, estimated: name };
  const isNoted = state !== 'estimated' || !isEvident;
  return { what: isDone({ state }) ? actual : estimated, note: isNoted ? stateNotes[state] : '' };
}

/** `departed Tue 8 Sep`, `ETA Mon 10 Aug, overdue` */
export function describeStep(step: Step, options: FormatOptions): string {
  const { what, note } = aroundTime(step);
  return `${what} ${formatDay(step.when, options)}${note}`;
}

/** `Mon 3 Aug`: the day at the place, which no choice of clock shifts; the time stands on the page of the shipment. */
export function formatDay(moment: Moment, options: FormatOptions): string {
  return formatMoment(wholeDay(dayOf(moment)), options).date;
}
