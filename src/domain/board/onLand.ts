import type { Instant } from '#/time/instant.ts';
import { boardContainers, type ContainerRow } from './boardContainers.ts';
import type { BoardShipment } from './boardShipments.ts';

/** What is ready for pickup at a port, or on hold there, by the earliest last free day. */
export const boardOnLand = (shipments: readonly BoardShipment[], now: Instant): ContainerRow[] =>
  boardContainers(shipments, now).filter(
    ({ status, hold, ready }) => status === 'arrived' && (hold.code === 'blocks' || ready === 'yes'),
  );
