import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followOtherPages, isAcknowledged, useAcknowledgements } from '#/acknowledgements.ts';
import { attentionStep } from '#/domain/attention.ts';
import { useAttention } from '#/queries/attention.ts';
import { fleetQuery } from '#/queries/fleet.ts';
import { openRequestsQuery } from '#/queries/trackingRequests.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';

const count = new Intl.NumberFormat('en');

/** How many items wait on the attention page, from what has been read anyway: it asks for nothing itself. */
export function AttentionCount() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const fleet = useQuery({ ...fleetQuery(api), enabled: false });
  const requests = useQuery({ ...openRequestsQuery(api), enabled: false });
  const now = instant(useNow(attentionStep));
  const seen = useAcknowledgements((state) => state.seen);
  useEffect(followOtherPages, []);

  const items = useAttention(fleet.data, requests.data, now);
  const waiting = items.filter((item) => !isAcknowledged(seen, item)).length;
  if (waiting === 0) return null;
  return (
    <>
      <span aria-hidden className="ml-1.5 rounded bg-attention-wash px-1 text-xs text-attention">
        {count.format(waiting)}
      </span>
      <span className="sr-only">{`${count.format(waiting)} ${waiting === 1 ? 'item' : 'items'}`}</span>
    </>
  );
}
