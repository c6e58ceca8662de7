import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** What a line of the list stands for. */
export const rowKinds = ['shipment', 'container'] as const;
export type RowKind = (typeof rowKinds)[number];

export interface FleetRow {
  /** The id of the shipment, and of the container where a line stands for one. */
  readonly id: string;
  readonly kind: RowKind;
  /** Whole, whatever the filter left of its containers. */
  readonly shipment: Shipment;
  /** Those that the filter left; on a container's line that one alone. */
  readonly containers: readonly Container[];
}
