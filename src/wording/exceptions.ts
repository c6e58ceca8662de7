import type {
  ExceptionDetail,
  ExceptionDue,
  ExceptionItem,
  ExceptionReason,
  ExceptionStep,
} from '#/domain/exceptions/exception.ts';
import { type ExceptionRow, otherReasons } from '#/domain/exceptions/exceptionRows.ts';
import type { NextAct } from '#/domain/exceptions/nextAct.ts';
import { carrierReleaseHold, knownHold } from '#/domain/pickup/holds.ts';
import type { ExpectedStep } from '#/domain/verdict/expectations.ts';
import { counted } from '#/language/plural.ts';
import { quoted } from '#/language/quoted.ts';
import { formatInstant, type FormatOptions } from '#/time/format.ts';
import { daysAgo, formatSince } from '#/time/relative.ts';
import { describeEtaChange } from './arrival.ts';
import { describeAsk } from './asks.ts';
import { daysLeftCount, freeDayReporters } from './freeDay.ts';
import { holdClearings, holdName, holdWithEffect, listHolds } from './holds.ts';
import { recipientName } from './parties.ts';
import { describeFailure, describeWaiting, failureNext, waitingNext } from './requests.ts';
import { describeStopReason } from './status.ts';
import { expectedDates } from './verdict.ts';

// What is wrong.

const overdue: Readonly<Record<ExpectedStep, string>> = {
  departure: 'POL departure overdue',
  arrival: 'POD arrival overdue',
  inland: 'Inland arrival overdue',
};

/** In a few words: `LFD missed (rail)`, `Freight hold (carrier)`. */
export function describeExceptionReason(reason: ExceptionReason, format: FormatOptions): string {
  switch (reason.code) {
    case 'freeDay':
      return freeDayReason(reason);
    case 'hold':
      return holdWithEffect({ name: reason.hold, effect: reason.effect }, holdOf(reason.hold));
    case 'notAvailable':
      return 'Not available';
    case 'etaSlipped':
      return 'POD ETA slipped';
    case 'overdue':
      return overdue[reason.step];
    case 'emptyOut':
      return 'Empty overdue';
    case 'trackingStopped':
      return 'Tracking stopped';
    case 'requestFailed':
      return 'Request failed';
    case 'requestWaiting':
      return 'Request waiting';
    case 'noAnswer':
      return noAnswer(reason, format);
  }
}

function freeDayReason({ source, state }: Extract<ExceptionReason, { readonly code: 'freeDay' }>): string {
  const by = freeDayReporters[source];
  switch (state) {
    case 'missed':
      return `LFD missed (${by})`;
    case 'today':
      return `LFD today (${by})`;
    case 'near':
      return `LFD near (${by})`;
    case null:
      return `LFD (${by})`;
  }
}

function noAnswer(
  reason: Extract<ExceptionReason, { readonly code: 'noAnswer' }>,
  format: FormatOptions,
): string {
  const { date: day } = formatInstant(reason.at, format);
  return `No answer from ${recipientName(reason)} since ${day}`;
}

/** `Customs hold`, `Freight hold (carrier)`: the carrier's own by the word that its last free day has. */
const holdOf = (hold: string): string =>
  knownHold(hold)?.party === 'carrier' && hold !== carrierReleaseHold
    ? `${holdName(hold)} (${freeDayReporters.line})`
    : holdName(hold);

/** What is wrong with a row besides the worst, holds together: `Customs hold, freight hold`. */
export function describeOtherReasons(
  row: Pick<ExceptionRow, 'items' | 'lead'>,
  format: FormatOptions,
): string[] {
  const { holds, rest } = otherReasons(row);
  const others = rest.map((reason) => describeExceptionReason(reason, format));
  return holds.length === 0 ? others : [listHolds(holds), ...others];
}

/** What the source says of it; the text of a terminal, which is not ours, in quotation marks. */
export function describeDetail(detail: ExceptionDetail): string {
  switch (detail.code) {
    case 'quoted':
      return quoted(detail.text);
    case 'stopped':
      return describeStopReason(detail.reason);
    case 'failed':
      return describeFailure(detail.reason);
    default:
      return describeWaiting(detail);
  }
}

/** Every text of an exception that a search looks through. */
export const textsOfException = (
  { reason, detail }: ExceptionItem,
  format: FormatOptions,
): readonly string[] => [
  describeExceptionReason(reason, format),
  ...(detail ? [describeDetail(detail)] : []),
];

// When it is due.

const dueLabels: Readonly<Record<ExceptionDue['of'], string>> = {
  freeDay: 'LFD',
  ...expectedDates,
  pickedUp: 'Picked up',
  stopped: 'Stopped',
  requested: 'Requested',
  asked: 'Asked',
};

/** What the date is: `LFD`, `POD ETA`. */
export const dueLabel = ({ of }: Pick<ExceptionDue, 'of'>): string => dueLabels[of];

/** `2 days past`, `slipped 2 d`, `12 days ago`; null where only the date is known. */
export function describeDueCount({ of, count }: ExceptionDue): string | null {
  if (count === null) return null;
  switch (count.code) {
    case 'daysLeft':
      return daysLeftCount(count.days);
    case 'daysSince':
      // An estimate that has passed is counted as elsewhere in lists, in short.
      return of in overdue ? daysAgo(count.days) : daysSince(count.days);
    case 'since':
      return formatSince(count.milliseconds);
    case 'etaChange':
      return describeEtaChange(count.change);
  }
}

const daysSince = (days: number): string => (days <= 0 ? 'today' : `${counted(days, 'day')} ago`);

// What is done about it.

/** What whoever acts does, or when. */
export function describeNextStep(step: ExceptionStep): string {
  switch (step.code) {
    case 'askWhoClears':
      return 'Ask the terminal who clears it';
    case 'clear':
      return holdClearings[step.clearing];
    case 'askWhyNotAvailable':
      return 'Ask the terminal why';
    case 'resumeTracking':
      return 'No updates until tracking is resumed';
    case 'askReplacement':
      return 'Ask which booking replaces it';
    case 'emptiesNotReturned':
      return emptiesNotReturned(step.out, step.of);
    case 'resolveFailure':
      return failureNext(step.reason);
    default:
      return waitingNext(step);
  }
}

const emptiesNotReturned = (out: number, all: number): string =>
  out === all ? 'Empty return not reported' : `Empty return not reported for ${out} of ${all} containers`;

/** The next act about a row, as one says it to a colleague. */
export function describeNextAct(act: NextAct): string {
  switch (act.code) {
    case 'ask':
      return describeAsk(act.ask);
    case 'resumeTracking':
      return 'Resume tracking';
    case 'handleRequest':
      return act.step === null ? 'Check request' : describeNextStep(act.step);
  }
}
