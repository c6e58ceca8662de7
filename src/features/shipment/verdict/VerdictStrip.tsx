import { useRef } from 'react';
import { placeBeside } from '#/domain/pickup/whereNow.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerName } from '#/domain/records/containerName.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { describeStatus } from '#/domain/status/status.ts';
import { StatusBadge } from '#/parts/StatusBadge.tsx';
import { verdictLooks } from '#/parts/verdictLooks.ts';
import { VerdictReasons } from '#/parts/VerdictReasons.tsx';
import { classes } from '#/ui/classes.ts';
import { KeyDateCell } from './KeyDateCell.tsx';
import { FeesCell, FreeDayCell } from './MoneyCells.tsx';
import { NextActions } from './NextActions.tsx';
import { useStuck } from './useStuck.ts';
import { useVerdict } from './useVerdict.ts';
import * as words from './words.ts';

/**
 * The answer that the page is opened for: what is true of the container now, who clears it, what it costs and until when,
 * and the next step. It stays in sight as one line while the rest of the page scrolls below it.
 */
export function VerdictStrip({
  shipment,
  container,
  waitsAt,
}: {
  shipment: Shipment;
  /** Null for a booking that names no containers. */
  container: Container | null;
  waitsAt: Place | null;
}) {
  const place = useRef<HTMLDivElement>(null);
  const { isStuck, height } = useStuck(place);
  const verdict = useVerdict(shipment, container, waitsAt);
  const name = container ? containerName(container) : shipment.billOfLading;
  const status = container ? describeStatus(container, shipment).label : '';
  const where = container && placeBeside(status, { shipment, container });
  return (
    <div
      ref={place}
      className="pointer-events-none sticky top-0 z-10 max-md:-order-1 md:-top-4 print:static"
      style={isStuck ? { height } : undefined}
    >
      <section
        aria-label={words.verdictOf(name)}
        data-stuck={isStuck || undefined}
        className="group/strip pointer-events-auto card relative flex flex-col overflow-hidden pl-1.5 data-stuck:flex-row data-stuck:items-center data-stuck:shadow-lg lg:flex-row"
      >
        <span
          aria-hidden
          className={classes('absolute inset-y-0 left-0 w-1.5', verdictLooks[verdict.tone].fill)}
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1 px-4 py-3 group-data-stuck/strip:py-2">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft group-data-stuck/strip:hidden empty:hidden max-md:order-1">
            {container && status !== verdict.headline && (
              <StatusBadge container={container} shipment={shipment} />
            )}
            {where}
          </p>
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 group-data-stuck/strip:text-base">
            {isStuck && (
              <span aria-hidden className="num font-semibold">
                {name}
              </span>
            )}
            <h2
              className={classes(
                'text-verdict font-semibold group-data-stuck/strip:text-base',
                verdictLooks[verdict.tone].ink,
              )}
            >
              {verdict.headline}
            </h2>
          </div>
          <VerdictReasons reasons={verdict.reasons} />
        </div>
        <dl className="grid min-w-0 grid-cols-2 gap-x-4 px-4 group-data-stuck/strip:max-lg:hidden max-lg:gap-y-2 max-lg:pb-3 lg:flex lg:gap-x-0 lg:px-0">
          {container && <FreeDayCell shipment={shipment} container={container} />}
          {container && <FeesCell fees={container.fees} />}
          <KeyDateCell shipment={shipment} container={container} />
        </dl>
        <NextActions shipment={shipment} container={container} verdict={verdict} />
      </section>
    </div>
  );
}
