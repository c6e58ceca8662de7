import { type Arrival, arrivalOf } from '#/domain/arrival/arrival.ts';
import { arrivalWords } from '#/domain/arrival/arrivalState.ts';
import type { Container } from '#/domain/records/container.ts';
import { placeName } from '#/domain/list/journeyColumns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { freeDaySourceWords } from '#/domain/pickup/freeDaySourceWords.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { consigneeSite, type PickupSite, pickupSite } from '#/domain/pickup/pickupSite.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
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
    arrival(shipment, now),
    ...containers.flatMap((container) => [
      appointment(container, shipment),
      lastFreeDay(container, shipment, now),
    ]),
  ].filter((fact) => fact !== null);
}

function arrival(shipment: Shipment, now: Instant): CalendarFact | null {
  const reported = arrivalOf(shipment);
  if (!reported) return null;
  const { billOfLading: number, portOfDischarge, podVessel, podVoyageNumber } = shipment;
  const place = placeName(portOfDischarge);
  const words = (where?: string) => lowerFirst(arrivalWords(shipment, now, where));
  const vessel = [podVessel?.name, podVoyageNumber && `voyage ${podVoyageNumber}`].filter(Boolean).join(', ');
  return {
    uid: `arrival-${shipment.id}`,
    summary: `${number} ${words(place === null ? '' : ` at ${place}`)}`,
    when: reported.moment,
    certain: reported.status === 'actual',
    place,
    number,
    description: [
      `Arrival at the port of discharge: ${words()}.`,
      ...(vessel ? [`Vessel: ${vessel}`] : []),
      arrivalSource(shipment, reported),
      ...containerLine(shipment),
    ],
  };
}

/** Estimates are the line's. Who saw an arrival stands in its events, which the list does not have. */
function arrivalSource({ carrier, carrierTracking }: Shipment, { status }: Arrival): string {
  const line = carrier.name ?? carrier.shortName ?? carrier.scac ?? 'the carrier';
  const { lastSucceededAt: at } = carrierTracking;
  if (status === 'expected') return `Source: ${line}, ${lastRead(at)}`;
  const answered =
    at === null ? `it is not known when ${line} last answered` : `${line} last answered ${utcText(at)}`;
  return `Recorded by the tracking service; ${answered}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function containerLine({ containers }: Shipment): string[] {
  return containers.length > 0 ? [`Containers: ${containers.map(({ number }) => number).join(', ')}`] : [];
}

function appointment(container: Container, shipment: Shipment): CalendarFact | null {
  if (!container.pickupAppointment) return null;
  const site = consigneeSite({ shipment, container });
  return {
    uid: `appointment-${container.id}`,
    summary: `Pickup appointment ${container.number}`,
    when: container.pickupAppointment,
    certain: true,
    place: siteName({ ...site, terminal: container.pickupFacility ?? site.terminal }),
    number: container.number,
    description: [
      `Appointment to pick the container up, bill of lading ${shipment.billOfLading}.`,
      `Source: the terminal, ${lastRead(container.terminalCheckedAt)}`,
    ],
  };
}

/** The earliest last free day: that is the one that costs money (docs/interface.md 6.2). Every source is named. */
function lastFreeDay(container: Container, shipment: Shipment, now: Instant): CalendarFact | null {
  const { earliest, deadlines, reason } = freeDays(container, shipment, now);
  if (!earliest) return null;
  const pickup = pickedUp(container);
  return {
    uid: `free-day-${container.id}`,
    summary: `${pickup ? 'Picked up: last' : 'Last'} free day ${container.number}`,
    when: { kind: 'day', day: earliest.day },
    certain: true,
    place: siteName(pickupSite(earliest.place, { shipment, container })),
    number: container.number,
    description: [
      `The whole day is still free of charge at the place. Bill of lading ${shipment.billOfLading}.`,
      ...deadlines.map(({ source, day }) => `${freeDaySourceWords[source]}: ${day}`),
      ...(pickup ? [`The container was picked up on ${dayOf(pickup)}.`] : reason === null ? [] : [reason]),
      `Terminal ${lastRead(container.terminalCheckedAt)}`,
    ],
  };
}

const siteName = ({ terminal, place }: PickupSite) => terminal?.name ?? placeName(place);

function lastRead(at: Instant | null): string {
  return at === null ? 'never checked' : `last checked ${utcText(at)}`;
}

const utcText = (at: Instant) => `${dayText(at).long} ${timeText(at)} UTC`;
