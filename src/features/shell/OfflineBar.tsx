import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Freshness } from '#/parts/Freshness.tsx';
import { fleetQuery } from '#/queries/fleet.ts';
import { instant } from '#/time/instant.ts';
import { useOffline } from '#/ui/useOffline.ts';
import { offline } from './words.ts';

/** One slim bar for as long as this device has no network: what is shown, how old it is, and what happens next. */
export function OfflineBar() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { data: fleet } = useQuery({ ...fleetQuery(api), enabled: false });
  const readAt = fleet?.readAt ?? null;
  return (
    // It is there before the words come, so that a screen reader announces them.
    <div role="status">
      {useOffline() && (
        <p className="truncate border-b border-line bg-attention-wash px-4 py-1 text-xs text-attention">
          <span className="font-semibold">{offline.title}</span>
          {readAt !== null && (
            <>
              {' · '}
              {offline.shown} <Freshness at={instant(readAt)} />
            </>
          )}
          <span className="max-sm:hidden">
            {' · '}
            {offline.next}
          </span>
        </p>
      )}
    </div>
  );
}
