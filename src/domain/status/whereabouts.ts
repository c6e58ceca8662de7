import type { Container } from '#/domain/records/container.ts';
import { hasArrived, hasReached } from './reached.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { describeStatus } from './status.ts';

/**
 * Where a container is, as far as the list tells: not on a ship yet; on a ship or between two; at its port of
 * discharge; on rail or on the way inland; at its inland destination; gone to the consignee; or not told.
 */
export type Whereabouts = 'origin' | 'aboard' | 'discharge' | 'rail' | 'inland' | 'gone' | 'untold';

/** Every place, in the order of a journey. */
export const whereaboutsOrder: readonly Whereabouts[] = [
  'origin',
  'aboard',
  'discharge',
  'rail',
  'inland',
  'gone',
  'untold',
];

/**
 * The status may be wrong or late (docs/interface.md 4.1), so what has been seen of the container comes before it: one
 * that was discharged is on no ship, whatever its status says.
 */
export function whereabouts(shipment: Shipment, container: Container): Whereabouts {
  const { group } = describeStatus(container);
  const isPast = (name: string) => hasReached(name, container, shipment);
  if (isPast('full_out')) return 'gone';
  if (isPast('arrived_at_inland_destination')) return 'inland';
  if (isPast('port_out')) return 'rail';
  if (group === 'on_rail') return hasArrived(shipment) ? 'rail' : 'origin';
  if (isPast('vessel_arrived')) return 'discharge';
  return fromStatus(shipment, group);
}

/** Whether it is on a train: to its place inland, or still to its port of lading. */
export function isOnRail(shipment: Shipment, container: Container): boolean {
  const where = whereabouts(shipment, container);
  return where === 'rail' || (where === 'origin' && describeStatus(container).group === 'on_rail');
}

function fromStatus({ polAtd }: Shipment, group: ReturnType<typeof describeStatus>['group']): Whereabouts {
  switch (group) {
    case 'on_ship':
      return 'aboard';
    case 'new':
    case 'loaded':
      return polAtd ? 'aboard' : 'origin';
    case 'grounded':
    case 'available':
    case 'not_available':
    case 'awaiting_inland_transfer':
    case 'off_dock':
      return 'discharge';
    default:
      return polAtd ? 'aboard' : 'untold';
  }
}
