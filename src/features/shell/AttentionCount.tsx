import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followOtherPages, isAcknowledged, useAcknowledgements } from '#/acknowledgements.ts';
import { attentionStep } from '#/domain/attention.ts';
import { usePreferences } from '#/preferences.ts';
import { useAttentionLater } from '#/queries/attention.ts';
import { fleetQuery } from '#/queries/fleet.ts';
import { openRequestsQuery } from '#/queries/trackingRequests.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import { NavCount } from './NavCount.tsx';

/**
 * How many items wait on the attention page. The list it takes as it has been read anyway; once that is whole, it asks
 * for the requests that wait or failed, which are in no list.
 */
export function AttentionCount() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const fleet = useQuery({ ...fleetQuery(api), enabled: false });
  const isRead = fleet.data?.complete === true && fleet.data.kept === null;
  const requests = useQuery({ ...openRequestsQuery(api), enabled: isRead });
  const now = instant(useNow(attentionStep));
  const settings = usePreferences((preferences) => preferences.attention);
  const seen = useAcknowledgements((state) => state.seen);
  useEffect(followOtherPages, []);

  const items = useAttentionLater(fleet.data, requests.data, now, settings);
  const waiting = items.filter((item) => !isAcknowledged(seen, item)).length;
  return <NavCount count={waiting} one="item" many="items" pressing />;
}
