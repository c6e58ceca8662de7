import { createContext, useContext } from 'react';
import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';

/** All that is told of the dates of the container in view. */
export interface Ledger {
  readonly facts: readonly LedgerFact[];
  /** The raw events of the container, empty where they could not be read. */
  readonly rawEvents: readonly TransportEvent[];
  /** What could not be read, so that its statements are missing here; null where all is there. */
  readonly missing: 'events' | 'estimates' | null;
}

export const LedgerContext = createContext<Ledger | null>(null);

/** Null until the events of the container have been read, and where no container is in view. */
export function useLedger(): Ledger | null {
  return useContext(LedgerContext);
}
