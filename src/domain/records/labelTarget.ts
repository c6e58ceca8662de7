import type { Shipment } from './shipment.ts';

/**
 * What a user may write on a record (docs/interface.md 2.6): references of a shipment or container, tags of a shipment.
 */
export type LabelTarget =
  | { readonly kind: 'shipment'; readonly shipmentId: string; readonly field: 'refNumbers' | 'tags' }
  | {
      readonly kind: 'container';
      readonly shipmentId: string;
      readonly containerId: string;
      readonly field: 'refNumbers';
    };

/** What is written there; null where the shipment does not have that container. */
export function labelsOf(shipment: Shipment, target: LabelTarget): readonly string[] | null {
  if (target.kind === 'shipment') return shipment[target.field];
  return shipment.containers.find(({ id }) => id === target.containerId)?.refNumbers ?? null;
}

/** The shipment with these labels instead; another shipment, and one that has them already, is the same object. */
export function withLabels(shipment: Shipment, target: LabelTarget, labels: readonly string[]): Shipment {
  if (shipment.id !== target.shipmentId || labelsOf(shipment, target) === labels) return shipment;
  if (target.kind === 'shipment') return { ...shipment, [target.field]: labels };
  return {
    ...shipment,
    containers: shipment.containers.map((container) =>
      container.id === target.containerId ? { ...container, refNumbers: labels } : container,
    ),
  };
}
