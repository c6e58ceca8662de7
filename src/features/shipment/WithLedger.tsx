import type { ReactNode } from 'react';
import type { Container } from '#/domain/container.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { LedgerContext } from '#/parts/ledgerContext.ts';
import { useContainerLedger } from './useContainerLedger.ts';

/** Puts the proof of every date at hand for what is drawn inside. */
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
