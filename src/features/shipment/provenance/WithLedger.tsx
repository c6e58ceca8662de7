import type { ReactNode } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { LedgerContext } from './ledgerContext.ts';
import { useContainerLedger } from './useContainerLedger.ts';

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
