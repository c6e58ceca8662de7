import { type ReactNode, useMemo, createContext, useContext } from 'react';
import { buildLedger, type LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';

/** All sources of the dates of the container in view. */
export interface Ledger {
  readonly facts: readonly LedgerFact[];
  /** The raw events of the container, empty where they could not be read. */
  readonly rawEvents: readonly TransportEvent[];
  /** What could not be loaded, so that its statements are missing here; null where all is there. */
  readonly missing: 'events' | 'estimates' | null;
  /** Events that could not be read, or that no fact can be made of. */
  readonly unread: number;
}

export const LedgerContext = createContext<Ledger | null>(null);

/** Null until the events of the container are loaded, and where no container is in view. */
export function useLedger(): Ledger | null {
  return useContext(LedgerContext);
}

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
