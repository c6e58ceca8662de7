import { type FreeDays, freeDays, withheldReason } from '#/domain/pickup/freeDay.ts';
import { lastCheck } from '#/domain/pickup/lastCheck.ts';
import { waitingSite } from '#/domain/pickup/pickupSite.ts';
import { daysLeftCount } from '#/domain/pickup/words.ts';
import type { Container } from '#/domain/records/container.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { describeWithheld } from './carrierData.ts';
import { type ExceptionDraft, subjectOf } from './exception.ts';
import { freeDayDue } from './words.ts';

/** A container that has not been picked up, with what every question about its pickup needs. */
export interface PickupSituation {
  readonly shipment: Shipment;
  readonly container: Container;
  readonly free: FreeDays;
  readonly now: Instant;
  /** Why nothing that the terminal reported can be judged by; null while it can (docs/interface.md 6.4). */
  readonly withheld: string | null;
}

export function pickupSituation(shipment: Shipment, container: Container, now: Instant): PickupSituation {
  return {
    shipment,
    container,
    free: freeDays(container, shipment, now),
    now,
    withheld: withheldReason(container, shipment, now),
  };
}

/** The earliest last free day; days are counted only where the data carries a count. */
export function freeDayDueOf({ free: { earliest }, withheld }: PickupSituation): ExceptionDraft['due'] {
  if (!earliest) return null;
  const { day, daysLeft } = earliest;
  return {
    kind: 'moment',
    label: freeDayDue,
    words: withheld === null ? daysLeftCount(daysLeft) : null,
    moment: { kind: 'day', day },
  };
}

/** What every exception about the pickup of a container says: whose it is, where it is, and who was last asked. */
export function pickupBase({ shipment, container, free: { earliest }, withheld }: PickupSituation) {
  const { place, terminal } = waitingSite({ shipment, container });
  return {
    subject: subjectOf(shipment, container),
    freeDay: earliest && { day: earliest.day, daysLeft: withheld === null ? earliest.daysLeft : null },
    place: placeName(place),
    facility: terminal?.name ?? null,
    asked: lastCheck(container, shipment),
    withheld: withheld === null ? null : describeWithheld(shipment, withheld),
  } as const;
}
