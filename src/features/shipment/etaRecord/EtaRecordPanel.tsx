import { Link } from '@tanstack/react-router';
import { knownRows } from '#/domain/performance/rowLink.ts';
import { carrierKey } from '#/domain/records/identityKeys.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import * as words from '#/features/shipment/words.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { describeUsual } from '#/wording/usualDelay.ts';
import { useUsualDelay } from './useUsualDelay.ts';

/** How past arrivals of the lane, else of the carrier, went against their original ETA: from the list, where that is loaded. */
export function EtaRecordPanel({ shipment }: { shipment: Shipment }) {
  const usual = useUsualDelay(shipment);
  if (!usual) return null;
  return (
    <div className="card p-4">
      <Section
        title={words.etaRecord}
        level={2}
        aside={
          <Link
            to="/carriers"
            search={{ open: [carrierKey(shipment.carrier)] }}
            className="text-sm underline-offset-2 hover:underline print:hidden"
          >
            {words.allCarriers}
          </Link>
        }
      >
        <p className="text-sm">{describeUsual(usual)}.</p>
        <p className="text-sm text-ink-soft">
          {words.etaHistory}
          {usual.group.backtest && ` ${words.rangeHeld(usual.group.backtest)}`}{' '}
          <Link
            to="/shipments"
            search={knownRows(usual.group.filter)}
            className="underline underline-offset-2 print:hidden"
          >
            {words.showArrivals(usual.known)}
          </Link>
        </p>
      </Section>
    </div>
  );
}
