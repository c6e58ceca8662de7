import type { ErrorWords } from '#/parts/ErrorPanel.tsx';
import { Freshness } from '#/parts/Freshness.tsx';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { RefreshIcon } from '#/ui/icons.tsx';

/** How old what is shown is, whether it could be read again, and a way to read it now. */
export function RecordAge({
  readAt,
  problem,
  refreshing,
  onRefresh,
}: {
  readAt: Instant | null;
  problem: ErrorWords | null;
  refreshing: boolean;
  onRefresh: () => void;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-1 text-xs text-ink-faint">
      {problem && (
        <span role="alert" className="text-attention">
          Could not refresh: {problem.title}
        </span>
      )}
      <span>
        {readAt === null ? (
          'From the list, reading the shipment'
        ) : (
          <>
            Shipment read <Freshness at={readAt} />
          </>
        )}
      </span>
      <Button
        look="bare"
        aria-label="Read the shipment again"
        title="Read the shipment again"
        disabled={refreshing}
        onClick={onRefresh}
      >
        <span className={refreshing ? 'animate-spin' : undefined}>
          <RefreshIcon />
        </span>
      </Button>
    </span>
  );
}
