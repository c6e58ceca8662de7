import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** What a row of the list is for. */
export const rowKinds = ['shipment', 'container'] as const;
export type RowKind = (typeof rowKinds)[number];

export interface FleetRow {
  /** The id of the shipment, and of the container where the row is for one. */
  readonly id: string;
  readonly kind: RowKind;
  /** With all its containers, whatever the filter left of them. */
  readonly shipment: Shipment;
  /** Those that the filter left; that one alone where the row is for a container. */
  readonly containers: readonly Container[];
}

/** The container of a row for one container; null for a shipment. */
export const containerOfRow = ({
  kind,
  containers,
}: Pick<FleetRow, 'kind' | 'containers'>): Container | null =>
  kind === 'container' ? (containers[0] ?? null) : null;
