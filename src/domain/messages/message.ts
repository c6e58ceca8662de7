import { arrivalAtPort, arrivalInland, type KnownArrival } from '#/domain/arrival/arrival.ts';
import { type EtaChange, etaChange } from '#/domain/arrival/etaChange.ts';
import { arrivalShift } from '#/domain/arrival/shiftWords.ts';
import { feeTotals, moneyWords, owedSums } from '#/domain/pickup/fees.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import type { Party } from '#/domain/pickup/party.ts';
import { whereNow } from '#/domain/pickup/whereNow.ts';
import { daysLeftCount, freeDaySourceWords } from '#/domain/pickup/words.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerName } from '#/domain/records/containerName.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { equipmentWords } from '#/domain/status/equipment.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import type { ReasonCode } from '#/domain/verdict/reason.ts';
import type { Verdict } from '#/domain/verdict/verdict.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { momentLine } from '#/time/momentLine.ts';
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
}

/**
 * A message to one party about one container or several, filled from the facts. Times are those of their places, each with
 * its zone: it is read elsewhere.
 */
export function composeMessage(
  to: Party,
  subjects: readonly MessageSubject[],
  { format, now }: MessageOptions,
): Message {
  const local: FormatOptions = { ...format, display: 'place' };
  const blocks = subjects.map((subject) => factsOf(subject, local, now).map(oneLine).join('\n'));
  const ask = words.askOf(
    to,
    subjects.map(({ verdict }) => verdict.kind),
  );
  return {
    subject: oneLine(subjectLine(to, subjects)),
    body: [words.greeting, ask, ...blocks, words.closing].join('\n\n'),
  };
}

function subjectLine(to: Party, subjects: readonly MessageSubject[]): string {
  const headlines = new Set(subjects.map(({ verdict }) => verdict.headline));
  const [first, ...others] = subjects;
  const [headline] = headlines;
  const what = headlines.size === 1 ? headline : words.topics[to];
  const whose = first && others.length === 0 ? numberOf(first) : words.containers(subjects.length);
  return what === undefined ? whose : `${whose}: ${what}`;
}

function numberOf({ shipment, container }: MessageSubject): string {
  return container ? containerName(container) : shipment.billOfLading;
}

/** Reasons that have a line of their own. */
const ownLines: readonly ReasonCode[] = ['freeDay', 'fees', 'appointment', 'eta', 'etaChange'];

function factsOf(subject: MessageSubject, format: FormatOptions, now: Instant): string[] {
  const { shipment, container, verdict } = subject;
  const at = (moment: Moment) => momentLine(formatMoment(moment, format));
  const equipment = container && equipmentWords(container);
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
    words.status(verdict.headline, why.join(', ')),
    where && words.location(where),
    ...(container ? pickupLines(shipment, container, at, now) : []),
    ...arrivalLines(shipment, container, at, now),
  ].filter((line) => line !== null);
}

function pickupLines(
  shipment: Shipment,
  container: Container,
  at: (moment: Moment) => string,
  now: Instant,
): (string | null)[] {
  const pickup = pickedUp(container);
  if (pickup) return [words.pickedUp(at(pickup))];
  const { earliest, status } = freeDays(container, shipment, now);
  const owed = owedSums(feeTotals(container.fees));
  return [
    earliest &&
      words.lastFreeDay(
        at({ kind: 'day', day: earliest.day }),
        freeDaySourceWords[earliest.source],
        status === 'counting' ? daysLeftCount(earliest.daysLeft) : null,
      ),
    owed.length > 0 ? words.fees(owed.map(moneyWords).join(' and ')) : null,
    container.pickupAppointment && words.appointment(at(container.pickupAppointment)),
  ];
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
    arrivalLine(shipment.portOfDischarge, arrivalAtPort(shipment, container), at, etaChange(shipment, now)),
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
