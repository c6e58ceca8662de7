import { placeBeside } from '#/domain/pickup/whereNow.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { describeStatus } from '#/domain/status/status.ts';
import { waitsAt } from '#/domain/timeline/waitsAt.ts';
import { useJourney } from '#/features/shipment/useJourney.ts';
import { KeyDateCell } from '#/features/shipment/verdict/KeyDateCell.tsx';
import { FeesCell, FreeDayCell } from '#/features/shipment/verdict/MoneyCells.tsx';
import { useVerdict } from '#/features/shipment/verdict/useVerdict.ts';
import { verdictLooks } from '#/parts/verdictLooks.ts';
import { VerdictReasons } from '#/parts/VerdictReasons.tsx';
import { classes } from '#/ui/classes.ts';

/** The verdict of a container with its reasons and figures, as the page says it. */
export function PaperContainerVerdict({ shipment, container }: { shipment: Shipment; container: Container }) {
  const legs = useJourney(shipment, container);
  const place = legs ? waitsAt(shipment, container, legs) : null;
  return <PaperVerdict shipment={shipment} container={container} waitsAt={place} />;
}

export function PaperVerdict({
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
  const status = container ? describeStatus(container, shipment).label : '';
  const where = container && placeBeside(status, { shipment, container });
  const beside = [status === verdict.headline ? '' : status, where].filter(Boolean).join(' · ');
  const { ink, fill } = verdictLooks[verdict.tone];
  return (
    <section className="card relative flex flex-col gap-2 overflow-hidden py-3 pr-4 pl-5">
      <span aria-hidden className={classes('absolute inset-y-0 left-0 w-1.5 print-exact', fill)} />
      <div>
        <h2 className={classes('text-verdict font-semibold', ink)}>{verdict.headline}</h2>
        {beside !== '' && <p className="line-clamp-2 text-ink-soft">{beside}</p>}
        <VerdictReasons reasons={verdict.reasons} />
      </div>
      <dl className="flex gap-8">
        {container && <FreeDayCell shipment={shipment} container={container} />}
        {container && <FeesCell fees={container.fees} />}
        <KeyDateCell shipment={shipment} container={container} />
      </dl>
    </section>
  );
}
