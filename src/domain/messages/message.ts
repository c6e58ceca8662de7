import { arrivalAtPort, arrivalInland, type KnownArrival } from '#/domain/arrival/arrival.ts';
import { etaChange, type EtaChange } from '#/domain/arrival/etaChange.ts';
import { arrivalShift } from '#/domain/arrival/etaShiftWords.ts';
import { whereNow } from '#/domain/pickup/describeWhere.ts';
import { feeTotals, formatMoney, owedSums } from '#/domain/pickup/fees.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { daysLeftCount } from '#/domain/pickup/words.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerName } from '#/domain/records/containerName.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { formatEquipment } from '#/domain/status/equipment.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { spokenVerdict } from '#/domain/verdict/deadline.ts';
import type { ReasonCode } from '#/domain/verdict/reasons.ts';
import type { Verdict } from '#/domain/verdict/verdict.ts';
import { formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { type Message, oneLine } from './plainText.ts';
import * as words from './words.ts';

// A message to whoever can act: written from the facts (here), as plain text (plainText.ts), and opened or saved as a
// mail (mail.ts).

/** What a message is about. */
export interface MessageSubject {
  readonly shipment: Shipment;
  /** Null for a booking that names no containers. */
  readonly container: Container | null;
  readonly verdict: Verdict;
}

interface MessageOptions {
  readonly format: FormatOptions;
  readonly now: Instant;
  /** Whether it names fees; left out, only to who is no customer. */
  readonly fees?: boolean;
}

/**
 * A message to one party about one container or several, filled from the facts. Times are those of their places, each with
 * its zone: it is read elsewhere.
 */
export function composeMessage(
  to: ActingParty,
  subjects: readonly MessageSubject[],
  { format, now, fees = to !== 'consignee' }: MessageOptions,
): Message {
  const local: FormatOptions = { ...format, display: 'place' };
  const blocks = subjects.map((subject) => factsOf(subject, local, now, fees).map(oneLine).join('\n'));
  const ask = words.askOf(
    to,
    subjects.map(({ verdict }) => verdict.kind),
  );
  return {
    subject: oneLine(subjectLine(to, subjects)),
    body: [words.greeting, ask, ...blocks, words.closing].join('\n\n'),
  };
}

/** Whether there are fees to be named. */
export function namesFees(subjects: readonly MessageSubject[]): boolean {
  return subjects.some(
    ({ shipment, container }) =>
      container !== null && owedSums(feeTotals(terminalReport(container, shipment).fees)).length > 0,
  );
}

function subjectLine(to: ActingParty, subjects: readonly MessageSubject[]): string {
  const headlines = new Set(subjects.map(({ verdict }) => verdict.headline));
  const spoken = new Set(subjects.map(({ verdict }) => spokenVerdict(verdict)));
  const [first, ...others] = subjects;
  const [headline] = spoken.size === 1 ? spoken : headlines;
  const what = headlines.size === 1 ? headline : words.topics[to];
  const whose = first && others.length === 0 ? numberOf(first) : words.containers(subjects.length);
  return what === undefined ? whose : `${whose}: ${what}`;
}

function numberOf({ shipment, container }: MessageSubject): string {
  return container ? containerName(container) : shipment.billOfLading;
}

/** Reasons that have a line of their own. */
const ownLines: readonly ReasonCode[] = ['freeDay', 'fees', 'appointment', 'eta', 'etaChange'];

function factsOf(subject: MessageSubject, format: FormatOptions, now: Instant, withFees: boolean): string[] {
  const { shipment, container, verdict } = subject;
  const at = (moment: Moment) => momentLine(formatMoment(moment, format));
  const equipment = container && formatEquipment(container);
  const why = verdict.reasons
    .filter(({ code }) => !ownLines.includes(code))
    .map((one) => (one.moment ? `${one.words} ${at(one.moment)}` : one.words));
  const where = container && whereNow({ shipment, container });
  const bill = [
    words.bill(shipment.billOfLading),
    carrierName(shipment.carrier),
    ...new Set([...shipment.refNumbers, ...(container?.refNumbers ?? [])]),
  ];
  return [
    `${numberOf(subject)}${equipment === null ? '' : ` (${equipment})`}`,
    container ? bill.filter((part) => part !== null).join(' · ') : null,
    words.status(spokenVerdict(verdict), why.join(', ')),
    where && words.location(where),
    ...(container ? pickupLines(shipment, container, at, now, withFees) : []),
    ...arrivalLines(shipment, container, at, now),
  ].filter((line) => line !== null);
}

function pickupLines(
  shipment: Shipment,
  container: Container,
  at: (moment: Moment) => string,
  now: Instant,
  withFees: boolean,
): (string | null)[] {
  const pickup = pickedUp(container);
  if (pickup) return [words.pickedUp(at(pickup))];
  const { fees, pickupAppointment } = terminalReport(container, shipment);
  const owed = withFees ? owedSums(feeTotals(fees)) : [];
  return [
    ...freeDayLines(shipment, container, at, now),
    owed.length > 0 ? words.fees(owed.map(formatMoney).join(' and ')) : null,
    pickupAppointment && words.appointment(at(pickupAppointment)),
  ];
}

/** Each last free day that counts, earliest first, with everybody who reports it. */
function freeDayLines(
  shipment: Shipment,
  container: Container,
  at: (moment: Moment) => string,
  now: Instant,
): string[] {
  const { deadlines, status } = freeDays(container, shipment, now);
  const byDay = Map.groupBy(
    deadlines.filter(({ isHistory }) => !isHistory),
    ({ day }) => day,
  );
  return [...byDay].map(([day, some]) =>
    words.lastFreeDay(
      at({ kind: 'day', day }),
      some.map(({ source }) => source),
      // Days of several calendars may differ by one: those of the earliest are what costs money.
      status === 'counting' && some[0]?.earliest ? daysLeftCount(some[0].daysLeft) : null,
    ),
  );
}

/** At the port of discharge, and inland where it goes on. */
function arrivalLines(
  shipment: Shipment,
  container: Container | null,
  at: (moment: Moment) => string,
  now: Instant,
): (string | null)[] {
  const inland = inlandPlace(shipment);
  return [
    arrivalLine(
      shipment.portOfDischarge,
      arrivalAtPort(shipment, container),
      at,
      etaChange(shipment, container, now),
    ),
    inland && arrivalLine(inland, arrivalInland(shipment, container), at, null),
  ];
}

function arrivalLine(
  place: Place | null,
  { actual, expected, isReached }: KnownArrival,
  at: (moment: Moment) => string,
  change: EtaChange | null,
): string | null {
  const moment = actual ?? (isReached ? null : expected);
  if (!moment) return null;
  const moved = change && (actual ? arrivalShift(change) : change.words);
  const label = actual ? words.ata : words.eta;
  const name = placeName(place);
  return words.arrival(name === null ? label : `${label} ${name}`, at(moment), moved);
}
