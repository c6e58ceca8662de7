import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { chargesInList } from '#/domain/charges/containerCharges.ts';
import { addUp, savedBetween, type Sum } from '#/domain/charges/sums.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { readZone, utc } from '#/time/zone.ts';

/** Containers that were picked up by their last free day since the last review. */
export interface Avoided {
  readonly containers: number;
  /** What the tariffs would have charged by today had they waited; empty where none fits. */
  readonly sums: readonly Sum[];
}

export function avoidedSince(changed: readonly ShipmentChanges[], book: TariffBook, now: Instant): Avoided {
  const inTime = changed.flatMap(pickedUpSince).filter(({ shipment, container }) => {
    const days = tryOr(() => freeDays(container, shipment, now), null);
    return days?.earliest !== null && days?.daysLate === 0;
  });
  return {
    containers: inTime.length,
    sums: addUp(inTime.flatMap((box) => tryOr(() => savedOf(box, book, now), []))),
  };
}

function pickedUpSince({ shipment, containers }: ShipmentChanges): readonly ShipmentContainer[] {
  if (!shipment) return [];
  const ids = new Set(
    containers
      .filter(({ changes }) => changes.some(({ kind, from }) => kind === 'picked_up' && from === null))
      .flatMap(({ ids: some }) => some),
  );
  return shipment.containers.flatMap((container) => (ids.has(container.id) ? { shipment, container } : []));
}

/** The clocks that its pickup stopped, had they gone on until today. */
function savedOf(box: ShipmentContainer, book: TariffBook, now: Instant): readonly Sum[] {
  return chargesInList(box, book, now).flatMap((charge) => {
    const { tariff, place, state } = charge;
    if (state.kind !== 'ended' || tariff.clock === 'gate_out') return [];
    const zone = place === 'discharge' ? box.container.podZone : box.container.finalDestinationZone;
    const today = localDay(now, (zone === null ? null : readZone(zone)) ?? utc);
    return savedBetween([{ ...charge, state: { ...state, kind: 'counting' } }], null, today);
  });
}
