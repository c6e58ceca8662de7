import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Freshness } from '#/parts/Freshness.tsx';
import { fleetQuery } from '#/queries/fleet.ts';
import { staleAfter } from '#/queries/freshness.ts';
import { instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { RefreshIcon } from '#/ui/icons.tsx';
import { useNow } from '#/ui/useNow.ts';

const second = 1_000;

/** How old the list of shipments is, and a way to read it again. Says so when it could not be refreshed. */
export function DataAge() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const fleet = useQuery({ ...fleetQuery(api), enabled: false });
  const now = useNow(second);
  const readAt = fleet.data?.readAt ?? null;
  if (readAt === null) return null;

  const old = now - readAt > 3 * staleAfter.fleet;
  return (
    <span
      className={`flex items-center gap-1 text-xs ${fleet.isError || old ? 'text-attention' : 'text-ink-faint'}`}
    >
      <span className="whitespace-nowrap">
        {fleet.isError ? 'Could not refresh · ' : ''}
        List read <Freshness at={instant(readAt)} />
      </span>
      <Button
        look="bare"
        aria-label="Read the list again"
        title="Read the list again"
        disabled={fleet.isFetching}
        onClick={() => void fleet.refetch()}
      >
        <span className={fleet.isFetching ? 'animate-spin' : undefined}>
          <RefreshIcon />
        </span>
      </Button>
    </span>
  );
}
