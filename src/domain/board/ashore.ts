import type { Instant } from '#/time/instant.ts';
import { boardContainers, type ContainerRow } from './containers.ts';
import type { BoardShipment } from './shipments.ts';

/** What is ready for pickup at a port, or on hold there, by the earliest last free day. */
export const boardAshore = (shipments: readonly BoardShipment[], now: Instant): ContainerRow[] =>
  boardContainers(shipments, now).filter(
    ({ status, hold, ready }) => status === 'arrived' && (hold.code === 'blocks' || ready === 'yes'),
  );
