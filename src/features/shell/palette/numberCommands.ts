import type { FoundNumber } from '#/domain/find/findIndex.ts';
import type { RecentPage } from '#/domain/find/recentPages.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { containerInAddress, containerName } from '#/domain/records/containerName.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Command } from './command.ts';
import { containerOn, fieldNames, shipmentOf, shipmentWord } from './words.ts';

/** Goes to a shipment, with the container of that number selected. */
export type OpenNumber = (shipmentId: string, containerNumber: string | undefined) => void;

/**
 * The page of a number: the number that matched where that is another one, what it is, its shipment and carrier.
 */
export function numberCommand(
  { shipment, container, matched, field }: FoundNumber,
  open: OpenNumber,
): Command {
  const { billOfLading, carrier } = shipment;
  const why = fieldNames[field];
  const parts = [
    why && `${why} ${matched}`,
    container ? containerOn(billOfLading) : shipmentOf(shipment.containers.length),
    carrierName(carrier),
  ];
  return {
    id: `number ${shipment.id} ${container?.id ?? ''}`,
    label: container ? containerName(container) : billOfLading,
    isNumber: true,
    detail: parts.filter(Boolean).join(' · '),
    container: container ?? (shipment.containers.length === 1 ? shipment.containers[0] : undefined) ?? null,
    shipment,
    focus: 'main',
    run: () => open(shipment.id, container ? containerInAddress(container, shipment.containers) : undefined),
  };
}

/** A page that was opened before, in the words of the list where that has its shipment, else as it was cached. */
export function recentCommand(
  { shipmentId, number, container: chosen }: RecentPage,
  fleet: Fleet | undefined,
  open: OpenNumber,
): Command {
  const shipment = fleet?.shipments.find(({ id }) => id === shipmentId);
  const containers = shipment?.containers ?? [];
  const container = containers.find((one) => containerInAddress(one, containers) === chosen) ?? null;
  if (shipment && (chosen === null || container)) {
    const field = container ? 'containerNumber' : 'billOfLading';
    return numberCommand({ shipment, container, matched: container?.number ?? number, field }, open);
  }
  return {
    id: `number ${shipmentId} ${chosen ?? ''}`,
    label: chosen ?? number,
    isNumber: true,
    detail: chosen === null ? shipmentWord : containerOn(number),
    focus: 'main',
    run: () => open(shipmentId, chosen ?? undefined),
  };
}
