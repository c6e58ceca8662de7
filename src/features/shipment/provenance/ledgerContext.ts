import { createContext, useContext } from 'react';
import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';

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
