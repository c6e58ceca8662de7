import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Api } from '#/data/http/api.ts';
import type { ApiError } from '#/data/http/errors.ts';
import { openRequestsQuery } from '#/data/trackingRequests/queries.ts';
import { isAcknowledged, useAcknowledgements } from '#/device/acknowledgements.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import type { FoundExceptions } from '#/domain/exceptions/exceptions.ts';
import type { ExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';

const noRequests: OpenRequests = { requests: [], cut: [], skipped: 0 };

function isCutOff(error: ApiError | null): boolean {
  return error?.kind === 'offline' || error?.kind === 'unreachable';
}

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
  // Requests are cached nowhere: without the service the exceptions of the list stay, and whoever counts says so.
  const isWithoutRequests = requests.data === undefined && isCutOff(requests.error);
  const found = useFoundExceptions(fleet, isWithoutRequests ? noRequests : requests.data, now, settings);
  const today = localDay(now, viewerZone());
  const open = useMemo(() => {
    const needsAction = (item: ExceptionItem) => !isAcknowledged(acknowledged, item, today);
    if (!found) return null;
    const items = found.items.filter(needsAction);
    return {
      items,
      everywhere: found.everywhere.filter(needsAction),
      hasAcknowledged: items.length < found.items.length,
    };
  }, [found, acknowledged, today]);
  return { open, requests, isWithoutRequests };
}

/**
 * The exceptions by these settings, for what may come after the page has been painted: the rules are loaded then;
 * until they have found them, the last ones are given. Null as long as one of the two has not been read.
 */
function useFoundExceptions(
  fleet: Fleet | undefined,
  open: OpenRequests | undefined,
  now: Instant,
  settings: ExceptionSettings,
): FoundExceptions | null {
  const [found, setFound] = useState<FoundExceptions | null>(null);
  const shipments = fleet?.shipments;
  const requests = open?.requests;
  useEffect(() => {
    if (!shipments || !requests) return undefined;
    let isAsked = true;
    import('./useExceptions.ts')
      .then(({ findOnce }) => findOnce({ shipments, requests, now, settings }))
      .then((exceptions) => isAsked && setFound(exceptions))
      .catch(() => undefined);
    return () => {
      isAsked = false;
    };
  }, [shipments, requests, now, settings]);
  return shipments && requests ? found : null;
}
