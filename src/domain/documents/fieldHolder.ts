import type { Container } from '#/domain/records/container.ts';
import type { CustomEntity } from '#/domain/records/customField.ts';
import type { LabelTarget } from '#/domain/records/labelTarget.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** A shipment or a container that takes fields of a document. */
export interface FieldHolder {
  readonly entity: CustomEntity;
  readonly name: string;
  readonly references: LabelTarget;
  readonly refNumbers: readonly string[];
  /** What the shipment and its containers are called by: no references of themselves. */
  readonly ownNumbers: readonly (string | null)[];
}

function ownNumbers({ billOfLading, normalizedNumber, containers }: Shipment): FieldHolder['ownNumbers'] {
  return [billOfLading, normalizedNumber, ...containers.map(({ number }) => number)];
}

export function shipmentHolder(shipment: Shipment): FieldHolder {
  const { id, billOfLading, refNumbers } = shipment;
  return {
    entity: { type: 'shipment', id },
    name: billOfLading,
    references: { kind: 'shipment', shipmentId: id, field: 'refNumbers' },
    refNumbers,
    ownNumbers: ownNumbers(shipment),
  };
}

export function containerHolder(shipment: Shipment, { id, number, refNumbers }: Container): FieldHolder {
  return {
    entity: { type: 'container', id },
    name: number,
    references: { kind: 'container', shipmentId: shipment.id, containerId: id, field: 'refNumbers' },
    refNumbers,
    ownNumbers: ownNumbers(shipment),
  };
}
