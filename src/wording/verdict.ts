import type { Phase } from '#/domain/status/statusPhase.ts';
import type { ExpectedStep } from '#/domain/verdict/expectations.ts';
import type { Deadline, Finding, Headline, PlainHeadline } from '#/domain/verdict/finding.ts';
import type { ReasonAct, ReasonFact, VerdictReason } from '#/domain/verdict/reasons.ts';
import type { MostPressing } from '#/domain/verdict/verdict.ts';
import { capitalized } from '#/language/capitalized.ts';
import { inSentence } from '#/language/inSentence.ts';
import { counted } from '#/language/plural.ts';
import { colon, comma } from '#/language/punctuation.ts';
import { withoutStop } from '#/language/withoutStop.ts';
import { formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { describeEtaChange } from './arrival.ts';
import { describeContradiction } from './contradiction.ts';
import { describeFreeDay, freeDayInShort } from './freeDay.ts';
import { holdName, holdResolver, pendingHold, unclearHold } from './holds.ts';
import { listFees } from './money.ts';
import { notReleasedBy } from './readiness.ts';
import { describeStopReason, statusLabel } from './status.ts';
import { describeWithheld, withheldInShort } from './withheld.ts';

// The headline, as a coordinator would say it.

export const plainHeadlines: Readonly<Record<PlainHeadline, string>> = {
  notReady: 'Not ready for pickup',
  ready: 'Ready for pickup',
  availabilityNotReported: 'Availability not reported',
  holdUnknown: 'Hold status unknown',
  contradictory: 'Contradictory reports',
  notDischarged: 'Arrived, not discharged',
  arrivingTonight: 'Arriving tonight',
  arrivingToday: 'Arriving today',
  arrivingTomorrow: 'Arriving tomorrow',
  atSea: 'At sea',
  notDeparted: 'Loaded, not departed',
  toPortOfLoading: 'On rail to the port of loading',
  probablyInland: 'Left the port, probably inland',
  awaitingRail: 'Awaiting rail',
  awaitingInland: 'Awaiting inland transfer',
  booked: 'Booked',
  loaded: 'Loaded',
  emptyOut: 'Empty overdue',
  pickedUp: 'Picked up',
  delivered: 'Delivered',
  returned: 'Empty returned',
  cancelled: 'Booking cancelled',
  statusNotReported: 'Status not reported',
  arrivedUnnamed: 'Arrived, containers not reported',
};

const overdue: Readonly<Record<ExpectedStep, string>> = {
  departure: 'no departure reported',
  arrival: 'no arrival reported',
  inland: 'no inland arrival reported',
};

/** Where it was last. */
const lastReported: Readonly<Record<Phase, string | null>> = {
  origin: 'last reported before departure',
  vessel: 'last reported at sea',
  arrived: 'last reported at the port of discharge',
  port: 'last reported at the terminal',
  awaitingInland: 'last reported awaiting rail or truck',
  offDock: 'last reported off dock',
  inlandTransit: 'last reported on the way inland',
  inlandTerminal: 'last reported at the inland terminal',
  consignee: 'last reported picked up',
  returned: 'last reported returned',
  unknown: null,
};

/** A headline in its two parts, which a row has on two lines: `Overdue` and `no arrival reported`. The second may be missing. */
export function headlineParts(headline: Headline): readonly [head: string, detail: string | null] {
  switch (headline.code) {
    case 'onRail':
      return [headline.to === null ? 'On rail' : `On rail to ${headline.to}`, null];
    case 'onTheWayInland':
      return [headline.to === null ? 'On the way inland' : `On the way inland to ${headline.to}`, null];
    case 'transshipment':
      return [
        headline.port === null ? 'At transshipment port' : `At transshipment port ${headline.port}`,
        null,
      ];
    case 'overdue':
      return ['Overdue', overdue[headline.step]];
    case 'stale':
      return [
        withheldInShort[headline.withheld].alone,
        headline.port === null
          ? lastReported[headline.phase]
          : `last reported at transshipment port ${headline.port}`,
      ];
    case 'statusUnknown':
      return ['Status unknown', statusLabel(headline.status)];
    default:
      return [plainHeadlines[headline.code], null];
  }
}

/** `Not ready for pickup`, `Tracking stopped: last reported at sea`. */
export const describeHeadline = (headline: Headline): string =>
  headlineParts(headline)
    .filter((part) => part !== null)
    .join(colon);

/** Containers of a headline that names what is reported, not what a container is or does. */
const countedReports: Partial<Record<Headline['code'], (count: number) => string>> = {
  availabilityNotReported: (count) => `${count} with availability not reported`,
  holdUnknown: (count) => `${count} with hold status unknown`,
  contradictory: (count) => `${count} with contradictory reports`,
  statusUnknown: (count) => `${count} with status unknown`,
  statusNotReported: (count) => `${count} with status not reported`,
};

/** How the containers of a row stand: `1 of 3`, `2 picked up`, `1 with contradictory reports`. Nothing of one alone. */
export function describeShare({ sharedBy, others }: Pick<MostPressing, 'sharedBy' | 'others'>): string[] {
  const all = others.reduce((sum, { count }) => sum + count, sharedBy);
  if (all < 2) return [];
  const named = others.map(
    ({ count, headline }) =>
      countedReports[headline.code]?.(count) ?? `${count} ${inSentence(headlineParts(headline)[0])}`,
  );
  return [`${sharedBy} of ${all}`, ...named];
}

// Its deadline.

const pressing = { feesRunning: 'Fees running', appointmentMissed: 'Appointment missed' } as const;

/** What the clock says: `2 days past LFD`, `Fees running`. */
export const deadlineText = (deadline: Deadline): string =>
  deadline.code === 'freeDay' ? describeFreeDay(deadline.days) : pressing[deadline.code];

/** The same in a row of a list: `2 d past LFD`. */
export const deadlineInShort = (deadline: Deadline): string =>
  deadline.code === 'freeDay' ? freeDayInShort(deadline.days) : pressing[deadline.code];

/** What it has cost: `650 USD so far`; null where nothing is owed. */
export const deadlineCost = ({ owed }: Pick<Deadline, 'owed'>): string | null =>
  owed.length === 0 ? null : `${listFees(owed)} so far`;

/** The deadline in one line: `2 days past LFD · 650 USD so far`. */
export const describeDeadline = (deadline: Deadline): string =>
  [deadlineText(deadline), deadlineCost(deadline)].filter(Boolean).join(' · ');

/** Headline and deadline in one line: `Ready for pickup, 2 days past LFD`. */
export const spokenVerdict = ({ headline, deadline }: Pick<Finding, 'headline' | 'deadline'>): string =>
  deadline ? describeHeadline(headline) + comma + deadlineText(deadline) : describeHeadline(headline);

// Its reasons.

/** What a date is called that is only expected. */
export const expectedDates: Readonly<Record<ExpectedStep, string>> = {
  departure: 'POL ETD',
  arrival: 'POD ETA',
  inland: 'Inland ETA',
};

/** Why a verdict is given: `USDA hold`, `LFD in 3 days`. Its moment may follow. */
export function describeReason(reason: ReasonFact): string {
  switch (reason.code) {
    case 'hold':
      return holdName(reason.hold);
    case 'unclearHold':
      return unclearHold(holdName(reason.hold));
    case 'pendingHold':
      return pendingHold(reason.hold);
    case 'notReleased':
      return notReleasedBy(reason.releases);
    case 'availability':
      return reason.isNeverReported ? 'This terminal does not report it' : 'No word from the terminal yet';
    case 'holdsNotReported':
      return 'Holds not reported';
    case 'conflict':
      return withoutStop(describeContradiction(reason.contradiction));
    case 'freeDay':
      return describeFreeDay(reason.days);
    case 'fees':
      return `${listFees(reason.owed)} in fees`;
    case 'appointment':
      return reason.isMissed ? 'Pickup appointment passed' : 'Pickup appointment';
    case 'eta':
      return 'ETA';
    case 'etaChange':
      return `ETA ${describeEtaChange(reason.change)}`;
    case 'overdue':
      return expectedDates[reason.step];
    case 'notUpdated':
      return 'No carrier update since ETA';
    case 'stale':
      return capitalized(withoutStop(describeWithheld(reason.withheld)));
    case 'stopped':
      return capitalized(describeStopReason(reason.reason));
    case 'cancelled':
      return 'Cancelled by the carrier';
    case 'emptyOut':
      return `${counted(reason.days, 'day')} out`;
    case 'containers':
      return 'Containers not named yet';
  }
}

/** The same with its moment: `Pickup appointment Wed 12 Aug 14:00 PDT`. */
export const datedReason = (reason: VerdictReason, format: FormatOptions): string =>
  [describeReason(reason), reason.moment && momentLine(formatMoment(reason.moment, format))]
    .filter(Boolean)
    .join(' ');

const acts: Readonly<Record<Exclude<ReasonAct['code'], 'clear'>, string>> = {
  askWhoClears: 'ask the terminal who clears it',
  askWhyNotReleased: 'ask the terminal why',
  askTerminal: 'ask the terminal',
  askCarrier: 'ask the carrier',
  resumeTracking: 'your team can resume tracking',
  askForEmpty: 'ask the trucker to return it',
  askReplacement: 'ask for the booking that takes its place',
};

/** Who clears it and how, or what to do: `cleared by customs broker`. */
export function describeAct(act: ReasonAct): string {
  if (act.code !== 'clear') return acts[act.code];
  const resolver = holdResolver(act.hold);
  return resolver === null ? acts.askWhoClears : `cleared by ${resolver}`;
}
