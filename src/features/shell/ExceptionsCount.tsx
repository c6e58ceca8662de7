import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followOtherPages, isAcknowledged, useAcknowledgements } from '#/device/acknowledgements.ts';
import { usePreferences } from '#/device/preferences.ts';
import { containersConcerned } from '#/domain/exceptions/containersConcerned.ts';
import { useExceptionsLater } from '#/queries/exceptionsLater.ts';
import { fleetQuery } from '#/queries/fleet.ts';
import { openRequestsQuery } from '#/queries/trackingRequests.ts';
import { whyUnknown } from '#/queries/whyUnknown.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { useNow } from '#/ui/useNow.ts';
import { NavCount } from './NavCount.tsx';

/**
 * How many containers need action: the same number on every page, and none before all that it rests on has been loaded.
 * The list it takes as it is; once that is whole, it asks for the requests that wait or failed, which are in no list.
 */
export function ExceptionsCount() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const fleet = useQuery({ ...fleetQuery(api), enabled: false });
  const isWhole = fleet.data?.complete === true;
  const requests = useQuery({ ...openRequestsQuery(api), enabled: isWhole });
  const now = instant(useNow(minute));
  const settings = usePreferences((preferences) => preferences.exceptions);
  const acknowledged = useAcknowledgements((state) => state.acknowledged);
  useEffect(followOtherPages, []);

  const found = useExceptionsLater(isWhole ? fleet.data : undefined, requests.data, now, settings);
  const today = localDay(now, viewerZone());
  const count =
    found && containersConcerned(found.items.filter((item) => !isAcknowledged(acknowledged, item, today)));
  const why = isWhole ? whyUnknown(requests, 'tracking requests') : whyUnknown(fleet, 'list');
  return <NavCount count={count} why={why} one="container" many="containers" pressing />;
}
