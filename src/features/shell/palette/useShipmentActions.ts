import { useQueryClient } from '@tanstack/react-query';
import { useMatch, useNavigate } from '@tanstack/react-router';
import { usePreferences } from '#/device/preferences.ts';
import { selectContainer } from '#/domain/find/selectContainer.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { mostPressingContainer } from '#/domain/verdict/mostPressingContainer.ts';
import { findLink } from '#/parts/findLink.ts';
import { shipmentKey } from '#/queries/shipment.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import type { Command } from './command.ts';
import { copyCommand } from './copyCommand.ts';
import { actionKeywords, copyContainer, copyLink, copyShipment, openSources, openTimeline } from './words.ts';

/** What can be done on the page of a shipment; nothing elsewhere. */
export function useShipmentActions(fleet: Fleet | undefined): readonly Command[] {
  const client = useQueryClient();
  const navigate = useNavigate();
  const now = instant(useNow(minute));
  const limits = usePreferences((preferences) => preferences.exceptions);
  const page = useMatch({ from: '/_app/shipments/$shipmentId', shouldThrow: false });
  if (!page) return [];
  const { shipmentId } = page.params;
  const shipment =
    client.getQueryData<Shipment>(shipmentKey(shipmentId)) ??
    fleet?.shipments.find(({ id }) => id === shipmentId);
  if (!shipment) return [];
  const usual = mostPressingContainer(shipment, now, limits);
  const { container } = selectContainer(shipment.containers, page.search.container, usual?.id);
  const number = container?.number ?? shipment.billOfLading;
  const showsSources = page.search.proof === 'all';
  const sources: Command = {
    id: 'sources',
    label: showsSources ? openTimeline : openSources,
    keywords: actionKeywords.sources,
    run: () =>
      void navigate({
        to: '/shipments/$shipmentId',
        params: { shipmentId },
        search: { ...page.search, proof: showsSources ? undefined : 'all' },
        replace: true,
        resetScroll: false,
      }),
  };
  return [
    ...(container ? [copyCommand(copyContainer, container.number)] : []),
    copyCommand(copyShipment, shipment.billOfLading),
    copyCommand(copyLink(number), findLink(number)),
    ...(container ? [sources] : []),
  ];
}
