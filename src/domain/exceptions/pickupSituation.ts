import type { Instant } from '#/time/instant.ts';
import { wholeDays } from '#/time/relative.ts';
import { type ExceptionDraft, subjectOf } from './exception.ts';
import type { Container } from '#/domain/records/container.ts';
import { type FreeDays, freeDays, withheldReason } from '#/domain/pickup/freeDay.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import { isOnTrain, isOnVessel } from '#/domain/status/phase.ts';
import { hasReached } from '#/domain/status/reached.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** A container that has not been picked up, with what every question about its pickup needs. */
export interface PickupSituation {
  readonly shipment: Shipment;
  readonly container: Container;
  readonly free: FreeDays;
  /** Why nothing the terminal told can be judged by; null while it can (docs/interface.md 6.4). */
  readonly withheld: string | null;
}

export function pickupSituation(shipment: Shipment, container: Container, now: Instant): PickupSituation {
  return {
    shipment,
    container,
    free: freeDays(container, shipment, now),
    withheld: withheldReason(container, shipment, now),
  };
}

/** Still on the vessel or the train: its free time has not begun. */
export function isInTransit({ container, shipment }: PickupSituation): boolean {
  return isOnVessel(container, shipment) || isOnTrain(container, shipment);
}

/** The earliest last free day; days are counted only where the data carries a count. */
export function freeDayClock({ free: { earliest }, withheld }: PickupSituation): ExceptionDraft['clock'] {
  if (!earliest) return null;
  const { day, daysLeft } = earliest;
  const words =
    daysLeft < 0 ? `${wholeDays(-daysLeft)} over` : daysLeft === 0 ? 'today' : `${wholeDays(daysLeft)} left`;
  return {
    kind: 'moment',
    label: 'Last free day',
    words: withheld === null ? words : null,
    moment: { kind: 'day', day },
  };
}

/** What every item about the pickup of a container says: whose it is, where it stands, and when that was asked. */
export function pickupBase({ shipment, container, withheld }: PickupSituation) {
  const isInland = hasReached('port_out', container, null);
  const site = pickupSite(isInland ? 'destination' : 'discharge', { shipment, container });
  const place = site.place ?? shipment.portOfDischarge;
  const facility = container.pickupFacility ?? site.terminal;
  return {
    ...subjectOf(shipment, container),
    place: place?.name ?? place?.locode ?? null,
    facility: facility?.name ?? null,
    asked: { who: 'terminal', at: container.terminalCheckedAt },
    withheld,
  } as const;
}
