import { arrivalAtPort, arrivalInland, type KnownArrival } from '#/domain/arrival/arrival.ts';
import { etaChange, type EtaChange } from '#/domain/arrival/etaChange.ts';
import type { UsualDelay } from '#/domain/arrival/usualDelay.ts';
import { feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { type FreeDaySource, freeDays } from '#/domain/pickup/freeDay.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import type { ReasonCode } from '#/domain/verdict/reasons.ts';
import type { VerdictQuestion } from '#/domain/verdict/situation.ts';
import { type Verdict, verdictOf } from '#/domain/verdict/verdict.ts';
import { formatList } from '#/language/formatList.ts';
import { formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { arrivalShift, describeEtaChange } from '#/wording/arrival.ts';
import { containerName } from '#/wording/containerName.ts';
import { formatEquipment } from '#/wording/equipment.ts';
import { daysLeftCount } from '#/wording/freeDay.ts';
import { formatMoney } from '#/wording/money.ts';
import { describeWhere } from '#/wording/pickup.ts';
import { describeUsual } from '#/wording/usualDelay.ts';
import { describeReason, spokenVerdict } from '#/wording/verdict.ts';

/** What a message is about, without a word: who writes it judges it, in the language of its reader. */
export interface MessageSubject extends Omit<VerdictQuestion, 'now'> {
  /** Null or left out where that cannot be said. */
  readonly usual?: UsualDelay | null;
}

/** With its verdict, which all parts of a message go by. */
export interface JudgedSubject extends MessageSubject {
  readonly verdict: Verdict;
}

export const judged = (subjects: readonly MessageSubject[], now: Instant): readonly JudgedSubject[] =>
  subjects.map((subject) => ({ ...subject, verdict: verdictOf({ ...subject, now }) }));

/** What is usual for a shipment; null where that cannot be said. */
export type FindUsual = (shipment: Shipment, now: Instant) => UsualDelay | null;

/** A last free day, with everybody who reports it. */
interface FreeDayFact {
  readonly when: string;
  readonly sources: readonly FreeDaySource[];
  /** Null where the data is too old to count by. */
  readonly count: string | null;
}

interface ArrivalFact {
  readonly place: string | null;
  readonly isActual: boolean;
  readonly when: string;
  /** Against the original ETA; null where that is not reported. */
  readonly change: string | null;
}

/** What a message can say of what it is about, in words. Times are those of their places, each with its zone. */
export interface MessageFacts {
  /** Of the container, else of the shipment. */
  readonly number: string;
  readonly equipment: string | null;
  readonly bill: string;
  readonly carrier: string | null;
  readonly references: readonly string[];
  readonly status: string;
  /** Why, besides what has a line of its own. */
  readonly reasons: readonly string[];
  readonly where: string | null;
  /** Once it is, nothing of its pickup is left to say. */
  readonly pickedUp: string | null;
  /** Those that count, the earliest first. */
  readonly freeDays: readonly FreeDayFact[];
  /** Reported and owed, by currency. */
  readonly fees: string | null;
  readonly appointment: string | null;
  readonly atPort: ArrivalFact | null;
  readonly inland: ArrivalFact | null;
  /** Only beside an ETA. */
  readonly usual: string | null;
}

/** Reasons that have a line of their own. */
const ownLines: readonly ReasonCode[] = ['freeDay', 'fees', 'appointment', 'eta', 'etaChange'];

export function messageFacts(subject: JudgedSubject, format: FormatOptions, now: Instant): MessageFacts {
  const { shipment, container, usual, verdict } = subject;
  // It is read elsewhere.
  const local: FormatOptions = { ...format, display: 'place' };
  const at = (moment: Moment) => momentLine(formatMoment(moment, local));
  const inland = inlandPlace(shipment);
  const change = etaChange(shipment, container, now);
  const atPort = arrivalFact(shipment.portOfDischarge, arrivalAtPort(shipment, container), at, change);
  return {
    number: numberOf(subject),
    equipment: container && formatEquipment(container),
    bill: shipment.billOfLading,
    carrier: carrierName(shipment.carrier),
    references: [...new Set([...shipment.refNumbers, ...(container?.refNumbers ?? [])])],
    status: spokenVerdict(verdict),
    reasons: verdict.reasons
      .filter(({ code }) => !ownLines.includes(code))
      .map((one) => [describeReason(one), one.moment && at(one.moment)].filter(Boolean).join(' ')),
    where: container && describeWhere({ shipment, container }),
    ...pickupFacts(shipment, container, at, now),
    atPort,
    usual: usual && atPort && !atPort.isActual ? describeUsual(usual) : null,
    inland: inland && arrivalFact(inland, arrivalInland(shipment, container), at, null),
  };
}

export const numberOf = ({ shipment, container }: MessageSubject): string =>
  container ? containerName(container) : shipment.billOfLading;

function pickupFacts(
  shipment: Shipment,
  container: Container | null,
  at: (moment: Moment) => string,
  now: Instant,
): Pick<MessageFacts, 'pickedUp' | 'freeDays' | 'fees' | 'appointment'> {
  const none = { pickedUp: null, freeDays: [], fees: null, appointment: null };
  if (!container) return none;
  const pickup = pickedUp(container);
  if (pickup) return { ...none, pickedUp: at(pickup) };
  const { fees, pickupAppointment } = terminalReport(container, shipment);
  const owed = owedSums(feeTotals(fees));
  return {
    pickedUp: null,
    freeDays: freeDayFacts(shipment, container, at, now),
    fees: owed.length > 0 ? formatList(owed.map(formatMoney)) : null,
    appointment: pickupAppointment && at(pickupAppointment),
  };
}

function freeDayFacts(
  shipment: Shipment,
  container: Container,
  at: (moment: Moment) => string,
  now: Instant,
): FreeDayFact[] {
  const { deadlines, status } = freeDays(container, shipment, now);
  const byDay = Map.groupBy(
    deadlines.filter(({ isHistory }) => !isHistory),
    ({ day }) => day,
  );
  return [...byDay].map(([day, some]) => ({
    when: at({ kind: 'day', day }),
    sources: some.map(({ source }) => source),
    // Days of several calendars may differ by one: those of the earliest are what costs money.
    count: status === 'counting' && some[0]?.earliest ? daysLeftCount(some[0].daysLeft) : null,
  }));
}

function arrivalFact(
  place: Place | null,
  { actual, expected, isReached }: KnownArrival,
  at: (moment: Moment) => string,
  change: EtaChange | null,
): ArrivalFact | null {
  const moment = actual ?? (isReached ? null : expected);
  if (!moment) return null;
  return {
    place: placeName(place),
    isActual: actual !== null,
    when: at(moment),
    change: change && (actual ? arrivalShift(change) : describeEtaChange(change)),
  };
}
