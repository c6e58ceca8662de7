import { useQueryClient } from '@tanstack/react-query';
import { useMatch, useNavigate } from '@tanstack/react-router';
import type { Fleet } from '#/domain/records/fleet.ts';
import { selectContainer } from '#/domain/find/selectContainer.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { findLink } from '#/parts/findLink.ts';
import { shipmentKey } from '#/queries/shipment.ts';
import type { Command } from './command.ts';
import { copyCommand } from './copyCommand.ts';

/** What can be done on the page of a shipment; nothing elsewhere. */
export function useShipmentActions(fleet: Fleet | undefined): readonly Command[] {
  const client = useQueryClient();
  const navigate = useNavigate();
  const page = useMatch({ from: '/_app/shipments/$shipmentId', shouldThrow: false });
  if (!page) return [];
  const { shipmentId } = page.params;
  const shipment =
    client.getQueryData<Shipment>(shipmentKey(shipmentId)) ??
    fleet?.shipments.find(({ id }) => id === shipmentId);
  if (!shipment) return [];
  const { container } = selectContainer(shipment.containers, page.search.container);
  const number = container?.number ?? shipment.billOfLading;
  const showsProof = page.search.proof === 'all';
  const proof: Command = {
    id: 'proof',
    label: showsProof ? 'Open the journey' : 'Open the proof of every date',
    keywords: 'timeline events sources ledger history',
    run: () =>
      void navigate({
        to: '/shipments/$shipmentId',
        params: { shipmentId },
        search: { ...page.search, proof: showsProof ? undefined : 'all' },
        replace: true,
        resetScroll: false,
      }),
  };
  return [
    ...(container ? [copyCommand('Copy the container number', container.number)] : []),
    copyCommand('Copy the shipment number', shipment.billOfLading),
    copyCommand(`Copy link to ${number}`, findLink(number)),
    ...(container ? [proof] : []),
  ];
}
