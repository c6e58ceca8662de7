import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { useEtaRecord } from '#/data/fleet/useEtaRecord.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** What past arrivals say beside the ETA of a shipment: from the list, where all of that is loaded; null where nothing. */
export function useUsualDelay(shipment: Shipment) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data: fleet } = useQuery({ ...fleetQuery(api), enabled: false });
  const record = useEtaRecord(fleet?.complete ? fleet.shipments : null);
  const now = instant(useNow(minute));
  return record?.usualOf(shipment, now) ?? null;
}
