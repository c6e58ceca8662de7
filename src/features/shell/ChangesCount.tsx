import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { whyUnknown } from '#/data/cache/whyUnknown.ts';
import { useChangedCount } from '#/data/changes/queries.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { changedShipments } from './countWords.ts';
import { NavCount } from './NavCount.tsx';

/** How many shipments have changed since the last review, from what has been read anyway. */
export function ChangesCount() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const fleet = useQuery({ ...fleetQuery(api), enabled: false });
  return <NavCount count={useChangedCount()} why={whyUnknown(fleet, 'list')} counted={changedShipments} />;
}
