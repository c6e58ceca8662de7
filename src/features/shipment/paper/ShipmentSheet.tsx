import { useState } from 'react';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { whereBeside } from '#/domain/pickup/whereNow.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusOf } from '#/domain/status/status.ts';
import { waitsAt } from '#/domain/timeline/waitsAt.ts';
import { saysStatus } from '#/domain/verdict/finding.ts';
import { ContainerJourney } from '#/features/shipment/ContainerJourney.tsx';
import type { DrawMap } from '#/features/shipment/ContainerMapSlot.tsx';
import { Guarded } from '#/features/shipment/Guarded.tsx';
import { useJourney } from '#/features/shipment/useContainerEvents.ts';
import { KeyDateCell, FeesCell, FreeDayCell } from '#/features/shipment/verdict/VerdictCells.tsx';
import { useVerdict } from '#/features/shipment/verdict/VerdictStrip.tsx';
import * as words from '#/features/shipment/words.ts';
import { PaperFoot } from '#/parts/pages/PaperFoot.tsx';
import { DeadlineText } from '#/parts/status/DeadlineText.tsx';
import { verdictLooks } from '#/parts/status/looks.ts';
import { VerdictReasons } from '#/parts/status/VerdictReasons.tsx';
import type { Instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { containerName } from '#/wording/containerName.ts';
import { formatEquipment } from '#/wording/equipment.ts';
import { describeStatus } from '#/wording/status.ts';
import { describeHeadline } from '#/wording/verdict.ts';
import { describeWhereBeside } from '#/wording/whereNow.ts';
import { mapLines, mapNotLoaded } from './words.ts';

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
        <small>{container && formatEquipment(container)}</small>
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

/** The verdict of a container with its reasons and figures, as the page says it. */
function PaperContainerVerdict({ shipment, container }: { shipment: Shipment; container: Container }) {
  const legs = useJourney(shipment, container);
  const place = legs ? waitsAt(shipment, container, legs) : null;
  return <PaperVerdict shipment={shipment} container={container} waitsAt={place} />;
}

function PaperVerdict({
  shipment,
  container,
  waitsAt: place,
}: {
  shipment: Shipment;
  /** Null for a booking that names no containers. */
  container: Container | null;
  waitsAt: Place | null;
}) {
  const verdict = useVerdict(shipment, container, place);
  const status = container && statusOf(container, shipment, place);
  const where = status && container && whereBeside(status, { shipment, container, waitsAt: place });
  const isBeside = status !== null && !saysStatus(verdict.headline, status);
  const beside = [isBeside && describeStatus(status), where && describeWhereBeside(where)]
    .filter(Boolean)
    .join(' · ');
  const { ink } = verdictLooks[verdict.tone];
  const { fill } = verdictLooks[verdict.urgency];
  return (
    <section className="card relative flex flex-col gap-2 overflow-hidden py-3 pr-4 pl-5">
      <span aria-hidden className={classes('absolute inset-y-0 left-0 w-1.5 print-exact', fill)} />
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className={classes('text-title font-semibold', ink)}>{describeHeadline(verdict.headline)}</h2>
          <DeadlineText of={verdict.deadline} />
        </div>
        {beside !== '' && <p className="line-clamp-2 text-ink-soft">{beside}</p>}
        <VerdictReasons reasons={verdict.reasons} />
      </div>
      <dl className="flex gap-8">
        {container && <FreeDayCell shipment={shipment} container={container} />}
        {container && <FeesCell fees={terminalReport(container, shipment).fees} />}
        <KeyDateCell shipment={shipment} container={container} />
      </dl>
    </section>
  );
}

/** The map as it is drawn for paper. Where there is none yet, the sheet says so. */
function PaperMap({ draw }: { draw: DrawMap }) {
  const [picture] = useState(draw);
  if (!picture) return <p className="text-ink-soft">{mapNotLoaded}</p>;
  return (
    <figure>
      <div ref={(place) => place?.replaceChildren(picture)} className="paper-map" />
      <figcaption className="text-ink-soft">{mapLines}</figcaption>
    </figure>
  );
}
