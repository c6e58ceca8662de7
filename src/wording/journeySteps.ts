import { isDone, type Step } from '#/domain/journey/step.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';

type Wording = readonly [actual: string, estimated: string];

const eta = 'ETA';
const etd = 'ETD';
const appointment = 'pickup appointment';

/** What is done at a port, beside its name. */
const atPort: Readonly<Record<string, Wording>> = {
  loaded: ['loaded', 'loading'],
  departed: ['departed', etd],
  arrived: ['arrived', eta],
  berthed: ['berthed', 'berthing'],
  discharged: ['discharged', 'discharge'],
};

/** The gate-out by the consignee is a pickup, which the one to a train is not (docs/interface.md trap 19). */
const onLand: Readonly<Record<string, Wording>> = {
  empty_out: ['gate-out empty', 'gate-out empty'],
  full_in: ['gate-in full', 'gate-in full'],
  port_out: ['gate-out full at port', 'gate-out full at port'],
  rail_departed: ['rail departed', 'rail ETD'],
  arrived_at_inland_destination: ['arrived', eta],
  appointment: [appointment, appointment],
  full_out: ['picked up', 'pickup'],
  delivered: ['delivered', 'delivery'],
  empty_in: ['empty returned', 'empty return'],
};

/** What a step is called beside the name of its place, within a sentence: `departed`, `ETA`, `gate-in full`. */
function stepName(name: string, isAhead: boolean): string {
  const words = lookup(onLand, name) ?? lookup(atPort, name.replace(/^[a-z]+_/, ''));
  return words?.[isAhead ? 1 : 0] ?? name;
}

/** Steps to come that are called an ETD, an ETA or an appointment, which says that they are estimates. */
const isNamedAsEstimate =
  /^(appointment|arrived_at_inland_destination|rail_arrived|(feeder|vessel|transshipment)_(departed|arrived))$/;

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
  const isEvident = state === 'estimated' && isNamedAsEstimate.test(name);
  return { what: stepName(name, !isDone({ state })), note: isEvident ? '' : stateNotes[state] };
}

/** `departed Tue 8 Sep`, `ETA Mon 10 Aug, overdue` */
export function describeStep(step: Step, options: FormatOptions): string {
  const { what, note } = aroundTime(step);
  return `${what} ${formatDay(step.when, options)}${note}`;
}

/** `Mon 3 Aug`: the day at the place, which no choice of clock shifts; the time stands on the page of the shipment. */
export function formatDay(moment: Moment, options: FormatOptions): string {
  return formatMoment({ kind: 'day', day: dayOf(moment) }, options).date;
}
