import type { ReactNode } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { Container } from '#/domain/records/container.ts';
import { equipmentWords, weightWords } from '#/domain/status/equipment.ts';
import { FactList } from './FactList.tsx';
import { Topic } from './Topic.tsx';
import * as words from './words.ts';

/** What the container is and carries. */
export function CargoTopic({
  container,
  references,
}: {
  container: Container;
  /** The container's own references, which the page may let the reader edit. */
  references: ReactNode;
}) {
  const { sealNumber, weightInPounds } = container;
  const unit = usePreferences((preferences) => preferences.weight);
  const weight = weightWords(weightInPounds, unit);
  return (
    <Topic
      title={words.equipmentAndCargo}
      digest={[equipmentWords(container), weight].filter(Boolean).join(' · ')}
    >
      <FactList
        facts={[
          { label: words.weight, value: weight },
          { label: words.seal, value: sealNumber && <span className="num">{sealNumber}</span> },
          { label: words.containerReferences, value: references, wide: true },
        ]}
      />
    </Topic>
  );
}
