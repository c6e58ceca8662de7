import { useMemo } from 'react';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { siftEvents } from '#/domain/records/siftEvents.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';
import type { Ledger } from './ledgerContext.ts';

/** The ledger of a container, once its events are loaded or have failed; null until then. */
export function useContainerLedger(shipment: Shipment, container: Container): Ledger | null {
  const { events, raw } = useContainerEvents(container.id);
  const reported = events.data?.records ?? (events.isError ? none : null);
  const rawReported = raw.data?.records ?? (raw.isError ? none : null);
  const skipped = (events.data?.skipped ?? 0) + (raw.data?.skipped ?? 0);
  return useMemo(() => {
    if (!reported || !rawReported) return null;
    const { made: facts, faulty } = siftEvents({ events: reported, rawEvents: rawReported }, (lists) =>
      buildLedger({ ...lists, shipment, container }),
    );
    const missing = reported === none ? 'events' : rawReported === none ? 'estimates' : null;
    return { facts, rawEvents: rawReported, missing, unread: skipped + faulty.length };
  }, [shipment, container, reported, rawReported, skipped]);
}

const none: readonly [] = [];
