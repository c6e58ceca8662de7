import { type ReactNode, useMemo } from 'react';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';
import { LedgerContext, type Ledger } from './ledgerContext.ts';

const none: readonly [] = [];

/** Provides the sources of every date to what is drawn inside. */
export function WithLedger({
  shipment,
  container,
  children,
}: {
  shipment: Shipment;
  container: Container;
  children: ReactNode;
}) {
  return <LedgerContext value={useContainerLedger(shipment, container)}>{children}</LedgerContext>;
}

/** The ledger of a container, once its events are loaded or have failed; null until then. */
function useContainerLedger(shipment: Shipment, container: Container): Ledger | null {
  const { events, raw } = useContainerEvents(container.id);
  const reported = events.data?.records ?? (events.isError ? none : null);
  const rawReported = raw.data?.records ?? (raw.isError ? none : null);
  const skipped = (events.data?.skipped ?? 0) + (raw.data?.skipped ?? 0);
  return useMemo(() => {
    if (!reported || !rawReported) return null;
    const lists = { events: reported, rawEvents: rawReported };
    const { result, rejected } = selectEvents(lists, shipment, container, (own) => ({
      facts: buildLedger({ ...own, shipment, container }),
      rawEvents: own.rawEvents,
    }));
    const missing = reported === none ? 'events' : rawReported === none ? 'estimates' : null;
    return { ...result, missing, unread: skipped + rejected.length };
  }, [shipment, container, reported, rawReported, skipped]);
}
