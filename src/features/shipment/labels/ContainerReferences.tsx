import type { Container } from '#/domain/records/container.ts';
import { LabelField } from './LabelField.tsx';
import { LabelText } from './LabelText.tsx';
import { containerReferences } from './words.ts';

/** The references that the container carries besides those of its shipment (docs/interface.md 2.6). */
export function ContainerReferences({ shipmentId, container }: { shipmentId: string; container: Container }) {
  return (
    <LabelField
      key={container.id}
      target={{ kind: 'container', shipmentId, containerId: container.id, field: 'refNumbers' }}
      {...containerReferences}
      labels={container.refNumbers}
    >
      <LabelText labels={container.refNumbers} look="words" />
    </LabelField>
  );
}
