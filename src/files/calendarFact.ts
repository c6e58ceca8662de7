import type { Container } from '#/domain/container.ts';
import type { FleetRow } from '#/domain/fleetRow.ts';
import { freeDays } from '#/domain/freeDay.ts';
import { freeDaySourceWords } from '#/domain/freeDaySourceWords.ts';
import { pickedUp } from '#/domain/pickup.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { dayText, timeText } from '#/time/digits.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';

/** What becomes an entry of a calendar. Plain data, so that it can be handed to a worker. */
export interface CalendarFact {
  /** The same for the same fact in every file, so that a second import changes the entry of the first. */
  readonly uid: string;
  readonly summary: string;
  readonly when: Moment;
  /** False for an estimate. */
  readonly certain: boolean;
  readonly place: string | null;
  /** A line each. */
  readonly description: readonly string[];
  /** The number by which Landfall finds it. */
  readonly number: string;
}

/** Arrival at the port of discharge, pickup appointments and last free days of a line of the list. */
export function calendarFacts({ shipment, containers }: FleetRow, now: Instant): CalendarFact[] {
  return [
    arrival(shipment),
    ...containers.flatMap((container) => [
      appointment(container, shipment),
      lastFreeDay(container, shipment, now),
    ]),
  ].filter((fact) => fact !== null);
}

function arrival(shipment: Shipment): CalendarFact | null {
  const when = shipment.podAta ?? shipment.podEta;
  if (!when) return null;
  const { billOfLading: number, portOfDischarge, podVessel, podVoyageNumber, carrier } = shipment;
  const place = portOfDischarge?.name ?? portOfDischarge?.locode ?? null;
  const has = shipment.podAta !== null;
  const vessel = [podVessel?.name, podVoyageNumber && `voyage ${podVoyageNumber}`].filter(Boolean).join(', ');
  return {
    uid: `arrival-${shipment.id}`,
    summary: `${number} ${has ? 'arrived' : 'expected'}${place === null ? '' : ` at ${place}`}`,
    when,
    certain: has,
    place,
    number,
    description: [
      has ? 'Arrival at the port of discharge.' : 'Estimated arrival at the port of discharge.',
      ...(vessel ? [`Vessel: ${vessel}`] : []),
      `Source: ${carrier.name ?? carrier.shortName ?? carrier.scac ?? 'the carrier'}, ${lastRead(shipment.lineTracking.lastSucceededAt)}`,
      ...containerLine(shipment),
    ],
  };
}

function containerLine({ containers }: Shipment): string[] {
  return containers.length > 0 ? [`Containers: ${containers.map(({ number }) => number).join(', ')}`] : [];
}

function appointment(container: Container, shipment: Shipment): CalendarFact | null {
  if (!container.pickupAppointment) return null;
  return {
    uid: `appointment-${container.id}`,
    summary: `Pickup appointment ${container.number}`,
    when: container.pickupAppointment,
    certain: true,
    place: (container.pickupFacility ?? container.podTerminal)?.name ?? null,
    number: container.number,
    description: [
      `Appointment to pick the container up, bill of lading ${shipment.billOfLading}.`,
      `Source: the terminal, ${lastRead(container.terminalCheckedAt)}`,
    ],
  };
}

/** The earliest last free day: that is the one that costs money (interface notes 7.2). Every source is named. */
function lastFreeDay(container: Container, shipment: Shipment, now: Instant): CalendarFact | null {
  const { earliest, deadlines, reason } = freeDays(container, shipment, now);
  if (!earliest) return null;
  const pickup = pickedUp(container);
  return {
    uid: `free-day-${container.id}`,
    summary: `${pickup ? 'Picked up: last' : 'Last'} free day ${container.number}`,
    when: { kind: 'day', day: earliest.day },
    certain: true,
    place: (container.pickupFacility ?? container.podTerminal)?.name ?? null,
    number: container.number,
    description: [
      `The whole day is still free of charge at the place. Bill of lading ${shipment.billOfLading}.`,
      ...deadlines.map(({ source, day }) => `${freeDaySourceWords[source]}: ${day}`),
      ...(pickup ? [`The container was picked up on ${dayOf(pickup)}.`] : reason === null ? [] : [reason]),
      `Terminal ${lastRead(container.terminalCheckedAt)}`,
    ],
  };
}

function lastRead(at: Instant | null): string {
  return at === null ? 'never checked' : `last checked ${dayText(at).long} ${timeText(at)} UTC`;
}
