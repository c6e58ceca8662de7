import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Shipment } from '#/domain/records/shipment.ts';
import { rememberPage } from '#/queries/rememberPage.ts';

/**
 * Remembers on this device that the page was opened, for the command palette.
 *
 * @param container the number of the one that was chosen; null where the whole shipment was opened
 */
export function useRememberedPage({ id, billOfLading }: Shipment, container: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    rememberPage(client, { shipmentId: id, number: billOfLading, container });
  }, [client, id, billOfLading, container]);
}
