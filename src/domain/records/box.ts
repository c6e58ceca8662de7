import type { Container } from './container.ts';
import type { Shipment } from './shipment.ts';

/** A container with the shipment that it belongs to. */
export interface Box {
  readonly shipment: Shipment;
  readonly container: Container;
}
