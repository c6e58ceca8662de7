import '#/ui/paper.css';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerName } from '#/domain/records/containerName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { equipmentWords } from '#/domain/status/equipment.ts';
import { ContainerJourney } from '#/features/shipment/ContainerJourney.tsx';
import type { DrawMap } from '#/features/shipment/ContainerMapSlot.tsx';
import { Guarded } from '#/features/shipment/Guarded.tsx';
import * as words from '#/features/shipment/words.ts';
import { PaperFoot } from '#/parts/PaperFoot.tsx';
import type { Instant } from '#/time/instant.ts';
import { PaperMap } from './PaperMap.tsx';
import { PaperContainerVerdict, PaperVerdict } from './PaperVerdict.tsx';

interface SheetProps {
  readonly shipment: Shipment;
  /** Null for a booking that names no containers. */
  readonly container: Container | null;
  readonly readAt: Instant | null;
  readonly drawMap: DrawMap;
}

/** A shipment on one page of A4 or Letter: whose it is, the verdict, the journey to scale, and the map. */
export function ShipmentSheet({ shipment, container, readAt, drawMap }: SheetProps) {
  return (
    <article className="paper-page">
      <Guarded what={words.parts.facts} of={container ?? shipment}>
        <Heading shipment={shipment} container={container} />
      </Guarded>
      <Guarded what={words.parts.verdict} of={container ?? shipment}>
        {container ? (
          <PaperContainerVerdict shipment={shipment} container={container} />
        ) : (
          <PaperVerdict shipment={shipment} container={null} waitsAt={null} />
        )}
      </Guarded>
      {container && (
        <Guarded what={words.parts.journey} of={container}>
          <ContainerJourney shipment={shipment} container={container} />
        </Guarded>
      )}
      {container && <PaperMap draw={drawMap} />}
      <PaperFoot readAt={readAt} />
    </article>
  );
}

function Heading({ shipment, container }: Pick<SheetProps, 'shipment' | 'container'>) {
  const { billOfLading, carrier, customerName, refNumbers } = shipment;
  const references = [...new Set([...refNumbers, ...(container?.refNumbers ?? [])])];
  const facts = [carrierName(carrier), customerName, references.join(', ')];
  return (
    <header>
      <h1>
        <span className="num">{container ? containerName(container) : billOfLading}</span>{' '}
        <small>{container && equipmentWords(container)}</small>
      </h1>
      <p className="line-clamp-2">
        {container && (
          <>
            {words.bill} <span className="num font-semibold">{billOfLading}</span> ·{' '}
          </>
        )}
        {facts.filter(Boolean).join(' · ')}
      </p>
    </header>
  );
}
