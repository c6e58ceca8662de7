import { useMemo } from 'react';
import type { Container } from '#/domain/records/container.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { siftEvents } from '#/domain/records/siftEvents.ts';
import type { Ledger } from './ledgerContext.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';

/** The ledger of a container, once its events are read or have failed; null until then. */
export function useContainerLedger(shipment: Shipment, container: Container): Ledger | null {
  const { events, raw } = useContainerEvents(container.id);
  const told = events.data?.records ?? (events.isError ? none : null);
  const rawTold = raw.data?.records ?? (raw.isError ? none : null);
  return useMemo(() => {
    if (!told || !rawTold) return null;
    const { made: facts } = siftEvents({ events: told, rawEvents: rawTold }, (lists) =>
      buildLedger({ ...lists, shipment, container }),
    );
    const missing = told === none ? 'events' : rawTold === none ? 'estimates' : null;
    return { facts, rawEvents: rawTold, missing };
  }, [shipment, container, told, rawTold]);
}

const none: readonly [] = [];
