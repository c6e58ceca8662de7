import type { Container } from './container.ts';
import type { Place } from './place.ts';
import type { Shipment } from './shipment.ts';

/** A container with the shipment that it belongs to. */
export interface ShipmentContainer {
  readonly shipment: Shipment;
  readonly container: Container;
  /** The transshipment port where its events have it (waitsAt.ts), once they are read; the records alone do not say. */
  readonly waitsAt?: Place | null;
}
