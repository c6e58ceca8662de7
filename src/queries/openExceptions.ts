import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '#/api/api.ts';
import { isAcknowledged, useAcknowledgements } from '#/device/acknowledgements.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { useExceptionsLater } from './exceptionsLater.ts';
import { openRequestsQuery } from './trackingRequests.ts';

/**
 * The exceptions that need action: without those that were acknowledged or snoozed on this device. Null until all that
 * they rest on has been loaded.
 *
 * @param fleet undefined as long as nothing is to be found; the requests that wait or failed are asked for with it
 */
export function useOpenExceptions(api: Api, fleet: Fleet | undefined, now: Instant) {
  const requests = useQuery({ ...openRequestsQuery(api), enabled: fleet !== undefined });
  const settings = usePreferences((preferences) => preferences.exceptions);
  const acknowledged = useAcknowledgements((state) => state.acknowledged);
  const found = useExceptionsLater(fleet, requests.data, now, settings);
  const today = localDay(now, viewerZone());
  const items = useMemo(
    () => found && found.items.filter((item) => !isAcknowledged(acknowledged, item, today)),
    [found, acknowledged, today],
  );
  return { items, requests };
}
