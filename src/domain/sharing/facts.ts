import { arrivalAtPort, arrivalInland, type KnownArrival } from '#/domain/arrival/arrival.ts';
import { feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { lastCheck } from '#/domain/pickup/lastCheck.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { formatList } from '#/language/formatList.ts';
import { comma } from '#/language/punctuation.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { daysLeftCount, freeDaySourceLabels } from '#/wording/freeDay.ts';
import { formatMoney } from '#/wording/money.ts';
import { holdLabel } from '#/wording/pickup.ts';
import { vesselAndVoyage } from '#/wording/vesselAndVoyage.ts';
import type { ShareChoices } from './choices.ts';
import type { SharedFact } from './snapshot.ts';
import * as words from './words.ts';

interface FactsQuestion {
  /** With nothing in it but what may be shared. */
  readonly shipment: Shipment;
  readonly container: Container | null;
  readonly choices: ShareChoices;
  readonly format: FormatOptions;
  readonly now: Instant;
}

/** What is reported of a container and its shipment; nothing is said of what is not reported. */
export function sharedFacts({ shipment, container, choices, format, now }: FactsQuestion): SharedFact[] {
  const at = (moment: Moment) => momentLine(formatMoment(moment, format));
  const when = (instant: Instant | null) => instant && momentLine(formatInstant(instant, format));
  const { portOfLoading, portOfDischarge, polAtd, polEtd, carrierTracking } = shipment;
  const references = new Set([...shipment.refNumbers, ...(container?.refNumbers ?? [])]);
  const inland = inlandPlace(shipment);
  const departure = polAtd ?? polEtd;
  const facts: (readonly [string, string | null | undefined])[] = [
    [words.carrier, carrierName(shipment.carrier)],
    [words.billOfLading, choices.references ? shipment.billOfLading : null],
    [words.references, [...references].join(', ')],
    [words.customer, shipment.customerName],
    [words.portOfLoading, departure ? null : placeName(portOfLoading)],
    [
      words.ofPlace(polAtd ? words.atd : words.etd, placeName(portOfLoading)),
      departure && estimate(at(departure), !polAtd && hasPassed(departure, now)),
    ],
    [words.vessel, vesselAndVoyage(shipment.podVessel?.name ?? null, shipment.podVoyageNumber)],
    [words.portOfDischarge, placeName(portOfDischarge)],
    arrivalFact(portOfDischarge, arrivalAtPort(shipment, container), at, now),
    [words.terminal, (container?.podTerminal ?? shipment.podTerminal)?.name],
    [words.inlandDestination, placeName(inland)],
    inland ? arrivalFact(inland, arrivalInland(shipment, container), at, now) : ['', null],
    ...(container ? pickupFacts({ shipment, container, choices, at, when, now }) : []),
    [words.carrierUpdated, when(carrierTracking.lastSucceededAt) ?? words.noUpdate],
    [words.trackingStopped, isStopped(carrierTracking) ? when(carrierTracking.stoppedAt) : null],
  ];
  return facts.flatMap(([label, value]): SharedFact[] => (value ? [[label, value]] : []));
}

/** An estimate that has passed is not shown as if it still held. */
const estimate = (text: string, isPassed: boolean) => (isPassed ? `${text}, ${words.passed}` : text);

function arrivalFact(
  place: Place | null,
  { actual, expected, isReached }: KnownArrival,
  at: (moment: Moment) => string,
  now: Instant,
): readonly [string, string | null] {
  if (actual) return [words.ofPlace(words.ata, placeName(place)), at(actual)];
  const eta = isReached ? null : expected;
  return [words.ofPlace(words.eta, placeName(place)), eta && estimate(at(eta), hasPassed(eta, now))];
}

interface PickupQuestion extends Pick<FactsQuestion, 'shipment' | 'choices' | 'now'> {
  readonly container: Container;
  readonly at: (moment: Moment) => string;
  /** A system time, which has no place. */
  readonly when: (instant: Instant | null) => string | null;
}

function pickupFacts({
  shipment,
  container,
  choices,
  at,
  when,
  now,
}: PickupQuestion): (readonly [string, string | null])[] {
  const pickup = pickedUp(container);
  const { holds, fees, pickupAppointment } = terminalReport(container, shipment);
  const { deadlines, status } = freeDays(container, shipment, now);
  const owed = owedSums(feeTotals(fees));
  const held = choices.holds && holds ? holds.map(({ name }) => holdLabel(name)) : null;
  const check = lastCheck(container, shipment);
  return [
    [words.pickedUp, pickup && at(pickup)],
    ...deadlines
      .filter(({ isHistory }) => !isHistory)
      .map(({ source, day, daysLeft }): readonly [string, string] => {
        const count = choices.exceptions && status === 'counting' ? ` (${daysLeftCount(daysLeft)})` : '';
        return [freeDaySourceLabels[source], `${at({ kind: 'day', day })}${count}`];
      }),
    [words.appointment, pickup ? null : pickupAppointment && at(pickupAppointment)],
    [words.holds, held && (held.join(comma) || words.noHolds)],
    [words.fees, formatList(owed.map(formatMoney))],
    [check.who === 'rail' ? words.railChecked : words.terminalChecked, pickup ? null : when(check.at)],
  ];
}
