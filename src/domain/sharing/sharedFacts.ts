import { arrivalAtPort, arrivalInland, type KnownArrival } from '#/domain/arrival/arrival.ts';
import { type FeeSum, feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { type FreeDaySource, freeDays } from '#/domain/pickup/freeDay.ts';
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
import type { CalendarDay } from '#/time/calendarDay.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { ShareChoices } from './choices.ts';

/** Facts that are a name. */
type NamedCode =
  | 'carrier'
  | 'billOfLading'
  | 'customer'
  | 'portOfLoading'
  | 'portOfDischarge'
  | 'terminal'
  | 'inlandDestination';
/** Facts that are a system time, which has no place. */
type SystemCode = 'carrierUpdated' | 'trackingStopped' | 'terminalChecked' | 'railChecked';

/** One thing that is reported of a container or its shipment. */
export type ReportedFact =
  | { readonly code: NamedCode; readonly name: string }
  | { readonly code: 'references'; readonly numbers: readonly string[] }
  | { readonly code: 'vessel'; readonly name: string | null; readonly voyage: string | null }
  /** `overdue`: its estimate has passed, which is not shown as if it still held. */
  | {
      readonly code: 'departure' | 'arrival';
      readonly place: string | null;
      readonly moment: Moment;
      readonly state: 'actual' | 'estimated' | 'overdue';
    }
  | { readonly code: 'pickedUp' | 'appointment'; readonly moment: Moment }
  /** Calendar days to the last free day, negative after it; null where they are not counted or not shared. */
  | {
      readonly code: 'freeDay';
      readonly source: FreeDaySource;
      readonly day: CalendarDay;
      readonly days: number | null;
    }
  /** By name; empty where there is none. */
  | { readonly code: 'holds'; readonly holds: readonly string[] }
  | { readonly code: 'fees'; readonly owed: readonly FeeSum[] }
  | { readonly code: SystemCode; readonly at: Instant }
  /** The carrier has never answered. */
  | { readonly code: 'neverUpdated' };

interface FactsQuestion {
  /** With nothing in it but what may be shared. */
  readonly shipment: Shipment;
  readonly container: Container | null;
  readonly choices: ShareChoices;
  readonly now: Instant;
}

/** What is reported of a container and its shipment; nothing is said of what is not reported. */
export function reportedFacts(question: FactsQuestion): ReportedFact[] {
  const { shipment, container, choices, now } = question;
  const { polAtd, polEtd, podVessel, podVoyageNumber: voyage, carrierTracking } = shipment;
  const portOfLoading = placeName(shipment.portOfLoading);
  const inland = inlandPlace(shipment);
  const references = new Set([...shipment.refNumbers, ...(container?.refNumbers ?? [])]);
  const departure = polAtd ?? polEtd;
  const vessel = podVessel?.name ?? null;
  const facts: (ReportedFact | null)[] = [
    named('carrier', carrierName(shipment.carrier)),
    named('billOfLading', choices.references ? shipment.billOfLading : null),
    references.size > 0 ? { code: 'references', numbers: [...references] } : null,
    named('customer', shipment.customerName),
    departure
      ? {
          code: 'departure',
          place: portOfLoading,
          moment: departure,
          state: polAtd ? 'actual' : stateOf(departure, now),
        }
      : named('portOfLoading', portOfLoading),
    vessel || voyage ? { code: 'vessel', name: vessel, voyage } : null,
    named('portOfDischarge', placeName(shipment.portOfDischarge)),
    arrivalFact(shipment.portOfDischarge, arrivalAtPort(shipment, container), now),
    named('terminal', (container?.podTerminal ?? shipment.podTerminal)?.name),
    named('inlandDestination', placeName(inland)),
    inland && arrivalFact(inland, arrivalInland(shipment, container), now),
    ...(container ? pickupFacts({ ...question, container }) : []),
    checked('carrierUpdated', carrierTracking.lastSucceededAt) ?? { code: 'neverUpdated' },
    isStopped(carrierTracking) ? checked('trackingStopped', carrierTracking.stoppedAt) : null,
  ];
  return facts.filter((fact) => fact !== null);
}

const named = (code: NamedCode, name: string | null | undefined): ReportedFact | null =>
  name ? { code, name } : null;

const checked = (code: SystemCode, at: Instant | null): ReportedFact | null =>
  at === null ? null : { code, at };

const stateOf = (estimate: Moment, now: Instant) => (hasPassed(estimate, now) ? 'overdue' : 'estimated');

function arrivalFact(
  place: Place | null,
  { actual, expected, isReached }: KnownArrival,
  now: Instant,
): ReportedFact | null {
  const moment = actual ?? (isReached ? null : expected);
  if (!moment) return null;
  const state = actual ? 'actual' : stateOf(moment, now);
  return { code: 'arrival', place: placeName(place), moment, state };
}

function pickupFacts({
  shipment,
  container,
  choices,
  now,
}: FactsQuestion & { readonly container: Container }): (ReportedFact | null)[] {
  const pickup = pickedUp(container);
  const { holds, fees, pickupAppointment } = terminalReport(container, shipment);
  const { deadlines, status } = freeDays(container, shipment, now);
  const owed = owedSums(feeTotals(fees));
  const check = lastCheck(container, shipment);
  const isCounted = choices.exceptions && status === 'counting';
  return [
    pickup && { code: 'pickedUp', moment: pickup },
    ...deadlines
      .filter(({ isHistory }) => !isHistory)
      .map(({ source, day, daysLeft }): ReportedFact => {
        return { code: 'freeDay', source, day, days: isCounted ? daysLeft : null };
      }),
    pickup ? null : pickupAppointment && { code: 'appointment', moment: pickupAppointment },
    choices.holds && holds ? { code: 'holds', holds: holds.map(({ name }) => name) } : null,
    owed.length > 0 ? { code: 'fees', owed } : null,
    pickup ? null : checked(check.who === 'rail' ? 'railChecked' : 'terminalChecked', check.at),
  ];
}
