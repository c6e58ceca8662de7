import { type Arrival, arrivalOf } from '#/domain/arrival/arrival.ts';
import { arrivalFact } from '#/domain/arrival/arrivalState.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { lastCheck, type LastCheck } from '#/domain/pickup/lastCheck.ts';
import { consigneeSite, pickupSite, type PickupSite } from '#/domain/pickup/pickupSite.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { inSentence } from '#/language/inSentence.ts';
import { dayText } from '#/time/dayText.ts';
import { timeText } from '#/time/digits.ts';
import { formatMoment, momentLine } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { describeArrival } from '#/wording/arrival.ts';
import {
  actualSource,
  appointmentFacts,
  appointmentTitle,
  arrivalFacts,
  arrivalTitle,
  containersLine,
  estimateSource,
  freeDayFacts,
  freeDayOf,
  freeDayTitle,
  lastChecked,
  otherArrival,
  pickedUpOn,
  terminalSource,
  theCarrier,
  vesselLine,
} from '#/wording/calendarEntries.ts';
import { describeUncounted, freeDaySourceLabels } from '#/wording/freeDay.ts';
import { vesselAndVoyage } from '#/wording/vessels.ts';

/** What becomes an entry of a calendar. Plain data, so that it can be posted to a worker. */
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

/** Arrival at the port of discharge, pickup appointments and last free days of a row of the list. */
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
  const state = inSentence(describeArrival(arrivalFact(shipment, null, now)));
  const vessel = vesselAndVoyage(podVessel?.name ?? null, podVoyageNumber);
  return {
    uid: `arrival-${shipment.id}`,
    summary: arrivalTitle(number, place, state),
    when: reported.moment,
    certain: reported.status === 'actual',
    place,
    number,
    description: [
      arrivalFacts(state),
      ...(vessel ? [vesselLine(vessel)] : []),
      arrivalSource(shipment, reported),
      ...(reported.disagrees ? [otherArrival(momentLine(formatMoment(reported.disagrees, local(now))))] : []),
      ...containerLine(shipment),
    ],
  };
}

/** Estimates are the carrier's. Who reported an actual arrival is in its events, which the list does not have. */
function arrivalSource({ carrier, carrierTracking }: Shipment, { status }: Arrival): string {
  const name = carrier.name ?? carrier.shortName ?? carrier.scac ?? theCarrier;
  const updated = utcText(carrierTracking.lastSucceededAt);
  return status === 'expected' ? estimateSource(name, updated) : actualSource(name, updated);
}

/** Read anywhere and at any time: on the clock of the place. */
const local = (now: Instant) => ({ display: 'place', viewer: utc, now }) as const;

function containerLine({ containers }: Shipment): string[] {
  return containers.length > 0 ? [containersLine(containers.map(({ number }) => number))] : [];
}

function appointment(container: Container, shipment: Shipment): CalendarFact | null {
  const { place, pickupAppointment } = terminalReport(container, shipment);
  // Once it is picked up, the entry of a calendar stays what it was.
  const when = place === null ? container.pickupAppointment : pickupAppointment;
  if (!when) return null;
  return {
    uid: `appointment-${container.id}`,
    summary: appointmentTitle(container.number),
    when,
    certain: true,
    place: siteName(consigneeSite({ shipment, container })),
    number: container.number,
    description: [
      appointmentFacts(shipment.billOfLading),
      terminalSource(utcText(lastCheck(container, shipment).at)),
    ],
  };
}

/** The earliest last free day, which is the one that costs money (docs/interface.md 6.2). Every source is named. */
function lastFreeDay(container: Container, shipment: Shipment, now: Instant): CalendarFact | null {
  const { earliest, deadlines, reason } = freeDays(container, shipment, now);
  if (!earliest) return null;
  const pickup = pickedUp(container);
  return {
    uid: `free-day-${container.id}`,
    summary: freeDayTitle(container.number, pickup !== null),
    when: { kind: 'day', day: earliest.day },
    certain: true,
    place: siteName(pickupSite(earliest.place, { shipment, container })),
    number: container.number,
    description: [
      freeDayFacts(shipment.billOfLading),
      ...deadlines
        .filter(({ isHistory }) => !isHistory)
        .map(({ source, day }) => freeDayOf(freeDaySourceLabels[source], day)),
      ...(pickup ? [pickedUpOn(dayOf(pickup))] : reason === null ? [] : [describeUncounted(reason)]),
      checkedAt(lastCheck(container, shipment)),
    ],
  };
}

const siteName = ({ terminal, place }: PickupSite) => terminal?.name ?? placeName(place);

const checkedAt = ({ who, at }: LastCheck) => lastChecked(who, utcText(at));

const utcText = (at: Instant | null) => at && `${dayText(at).long} ${timeText(at)} UTC`;
