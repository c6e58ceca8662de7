import { arrivalAtPort, arrivalInland, type KnownArrival } from '#/domain/arrival/arrival.ts';
import { etaChange, type EtaChange } from '#/domain/arrival/etaChange.ts';
import type { UsualDelay } from '#/domain/arrival/usualDelay.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { type FeeSum, feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { type FreeDaySource, freeDays } from '#/domain/pickup/freeDay.ts';
import { type HoldFact, holdFacts } from '#/domain/pickup/holds.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { type Whereabouts, whereabouts } from '#/domain/pickup/whereNow.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import type { ReasonCode, VerdictReason } from '#/domain/verdict/reasons.ts';
import type { VerdictQuestion } from '#/domain/verdict/situation.ts';
import { type Verdict, verdictOf } from '#/domain/verdict/verdict.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { type Ask, type AskAct, generalAct } from './ask.ts';

// A message to whoever can act: what it says of a container (here), what it asks (ask.ts) and what it is about (topic.ts),
// to which contact it goes (contactFor.ts), and what left the page (log.ts). wording/drafts.ts writes it.

/** What a message is about. Who writes it judges it, in the language of its reader. */
export interface MessageSubject extends Omit<VerdictQuestion, 'now'> {
  /** What its reader is asked by what needs action; null or left out where nothing is theirs. */
  readonly ask?: Ask | null;
  /** Null or left out where that cannot be said. */
  readonly usual?: UsualDelay | null;
}

/** What is usual for a shipment; null where that cannot be said. */
export type FindUsual = (shipment: Shipment, now: Instant) => UsualDelay | null;

/** A last free day, with everybody who reports it. */
export interface MessageFreeDay {
  readonly day: CalendarDay;
  readonly sources: readonly FreeDaySource[];
  /** Null where the data is too old to count by. */
  readonly daysLeft: number | null;
}

export interface MessageArrival {
  readonly place: string | null;
  readonly isActual: boolean;
  readonly moment: Moment;
  /** Against the original ETA; null where that is not reported. */
  readonly change: EtaChange | null;
}

/** What there is to say of a pickup: once it has happened, nothing but that. */
export type MessagePickup =
  | { readonly code: 'pickedUp'; readonly moment: Moment }
  | {
      readonly code: 'notPickedUp';
      /** Those that count, the earliest first. */
      readonly freeDays: readonly MessageFreeDay[];
      readonly holds: readonly HoldFact[];
      /** Reported and owed, by currency. */
      readonly owed: readonly FeeSum[];
      readonly appointment: Moment | null;
    };

/** What a message can say of what it is about. */
export interface MessageFacts {
  readonly shipment: Shipment;
  readonly container: Container | null;
  /** Of both, each once. */
  readonly references: readonly string[];
  readonly verdict: Verdict;
  /** Why, besides what has a line of its own. */
  readonly reasons: readonly VerdictReason[];
  /** Null where it is not known, and without a container. */
  readonly where: Whereabouts | null;
  /** Null without a container. */
  readonly pickup: MessagePickup | null;
  readonly atPort: MessageArrival | null;
  readonly inland: MessageArrival | null;
  /** Only beside an ETA. */
  readonly usual: UsualDelay | null;
}

/** Reasons that have a line of their own. */
const ownLines: readonly ReasonCode[] = ['freeDay', 'fees', 'appointment', 'eta', 'etaChange'];

export function messageFacts(subject: MessageSubject, now: Instant): MessageFacts {
  const { shipment, container, usual = null } = subject;
  const verdict = verdictOf({ ...subject, now });
  const inland = inlandPlace(shipment);
  const change = etaChange(shipment, container, now);
  const atPort = arrivalFact(shipment.portOfDischarge, arrivalAtPort(shipment, container), change);
  return {
    shipment,
    container,
    references: [...new Set([...shipment.refNumbers, ...(container?.refNumbers ?? [])])],
    verdict,
    reasons: verdict.reasons.filter(({ code }) => !ownLines.includes(code)),
    where: container && whereabouts({ shipment, container }),
    pickup: container && pickupFact(shipment, container, now),
    atPort,
    inland: inland && arrivalFact(inland, arrivalInland(shipment, container), null),
    usual: atPort && !atPort.isActual ? usual : null,
  };
}

/** What a message asks a party about it. */
export function messageAsk(
  to: ActingParty,
  { shipment, container, ask }: MessageSubject,
  verdict: Verdict,
): Ask<AskAct> {
  if (ask) return ask;
  return {
    party: to,
    act: generalAct(to, verdict.kind),
    subject: {
      kind: container ? 'container' : 'shipment',
      id: container ? container.id : shipment.id,
      number: container ? container.number : shipment.billOfLading,
      shipmentId: shipment.id,
      container: container && containerInAddress(container, shipment.containers),
    },
    facts: { daysLeft: null },
  };
}

/** What is reported to be owed, by currency. */
export const owedFees = ({
  shipment,
  container,
}: Pick<MessageSubject, 'shipment' | 'container'>): readonly FeeSum[] =>
  container ? owedSums(feeTotals(terminalReport(container, shipment).fees)) : [];

/** Whether there are fees to be named. */
export const namesFees = (subjects: readonly MessageSubject[]): boolean =>
  subjects.some((subject) => owedFees(subject).length > 0);

function pickupFact(shipment: Shipment, container: Container, now: Instant): MessagePickup {
  const moment = pickedUp(container);
  if (moment) return { code: 'pickedUp', moment };
  const { holds, pickupAppointment } = terminalReport(container, shipment);
  return {
    code: 'notPickedUp',
    freeDays: freeDayFacts(shipment, container, now),
    holds: holdFacts(holds ?? []),
    owed: owedFees({ shipment, container }),
    appointment: pickupAppointment,
  };
}

function freeDayFacts(shipment: Shipment, container: Container, now: Instant): MessageFreeDay[] {
  const { deadlines, status } = freeDays(container, shipment, now);
  const byDay = Map.groupBy(
    deadlines.filter(({ isHistory }) => !isHistory),
    ({ day }) => day,
  );
  return [...byDay].map(([day, some]) => ({
    day,
    sources: some.map(({ source }) => source),
    // Days of several calendars may differ by one: those of the earliest are what costs money.
    daysLeft: status === 'counting' && some[0]?.earliest ? some[0].daysLeft : null,
  }));
}

function arrivalFact(
  place: Place | null,
  { actual, expected, isReached }: KnownArrival,
  change: EtaChange | null,
): MessageArrival | null {
  const moment = actual ?? (isReached ? null : expected);
  return moment && { place: placeName(place), isActual: actual !== null, moment, change };
}
