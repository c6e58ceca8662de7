import { arrivalAtPort } from '#/domain/arrival/arrival.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { consigneeSite } from '#/domain/pickup/pickupSite.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import type { CalendarFact } from '#/files/calendarFact.ts';
import { colon } from '#/language/punctuation.ts';
import type { Instant } from '#/time/instant.ts';
import { containerName } from '#/wording/containerName.ts';
import { ofPlace } from '#/wording/sharing.ts';
import * as words from './words.ts';

interface Copy {
  readonly shipment: Shipment;
  readonly container: Container | null;
}

/** Arrival, pickup appointment and last free day of what is shared. @param copies as `sharedCopies` makes them */
export function sharedCalendar(copies: readonly Copy[], snapshot: Snapshot, now: Instant): CalendarFact[] {
  const description = [
    `${words.asOf}${snapshot.asOfText}${words.sentBy(snapshot.sender)}`,
    words.notLive,
    ...(snapshot.note === '' ? [] : [snapshot.note]),
  ];
  return copies.flatMap(({ shipment, container }) => {
    const number = container ? containerName(container) : shipment.billOfLading;
    const place = placeName(shipment.portOfDischarge);
    const { actual, expected, isReached } = arrivalAtPort(shipment, container);
    const arrival = actual ?? (isReached ? null : expected);
    const common = { number, description };
    const facts: (CalendarFact | null)[] = [
      arrival && {
        ...common,
        uid: `shared-arrival-${number}`,
        summary: `${ofPlace(actual ? words.ata : words.eta, place)}${colon}${number}`,
        when: arrival,
        certain: actual !== null,
        place,
      },
    ];
    if (container) {
      const site = consigneeSite({ shipment, container });
      const where = site.terminal?.name ?? placeName(site.place);
      const { pickupAppointment } = terminalReport(container, shipment);
      const { earliest, status } = freeDays(container, shipment, now);
      facts.push(
        pickupAppointment && {
          ...common,
          uid: `shared-appointment-${number}`,
          summary: `${words.appointment}${colon}${number}`,
          when: pickupAppointment,
          certain: true,
          place: where,
        },
        earliest && status !== 'done'
          ? {
              ...common,
              uid: `shared-free-day-${number}`,
              summary: `${words.lastFreeDay}${colon}${number}`,
              when: { kind: 'day', day: earliest.day },
              certain: true,
              place: where,
            }
          : null,
      );
    }
    return facts.filter((fact) => fact !== null);
  });
}
