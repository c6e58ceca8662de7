import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { RefreshIcon } from '#/ui/icons.tsx';
import { Freshness } from './Freshness.tsx';

interface ReadAgeProps {
  /** What was read, as a word in a sentence: `list`, `shipment`. */
  readonly what: string;
  /** Null while it has not been read by itself. */
  readonly at: Instant | null;
  /** Why it could not be read again, in a few words; what is shown is then older than it should be. */
  readonly problem: string | null;
  readonly refreshing: boolean;
  /** True when it is older than the pace at which it is read. */
  readonly stale?: boolean;
  /** True where a phone has no room for what was read, only for how long ago. */
  readonly terse?: boolean;
  /** True when it comes from this device and has not been read on this visit. */
  readonly kept?: boolean;
  /** True when it is so old that it should not be acted on. */
  readonly outOfDate?: boolean;
  readonly onRefresh: () => void;
}

/** How old what is shown is, whether it could be read again, and a way to read it now. */
export function ReadAge({
  what,
  at,
  problem,
  refreshing,
  stale = false,
  terse = false,
  kept = false,
  outOfDate = false,
  onRefresh,
}: ReadAgeProps) {
  const words = `Read the ${what} again`;
  return (
    <span
      className={classes(
        'flex flex-wrap items-center gap-x-1 text-xs',
        terse && 'min-w-0 justify-end xl:flex-nowrap',
        problem !== null || stale || outOfDate ? 'text-attention' : 'text-ink-faint',
      )}
    >
      {problem !== null && (
        <span role="status" title={problem} className={terse ? 'xl:truncate' : undefined}>
          Could not refresh: {problem} ·
        </span>
      )}
      {at === null ? (
        <span>Reading the {what}</span>
      ) : (
        <span className={kept ? classes('min-w-0', terse && 'xl:truncate') : 'whitespace-nowrap'}>
          {kept ? (
            'From this device, read '
          ) : (
            <span className={terse ? (problem === null ? 'max-sm:sr-only' : 'sr-only') : undefined}>
              <span className="capitalize">{what}</span> read{' '}
            </span>
          )}
          <Freshness at={at} />
          {outOfDate && ', out of date'}
          {kept && refreshing && ' · refreshing'}
        </span>
      )}
      <Button look="bare" aria-label={words} title={words} disabled={refreshing} onClick={onRefresh}>
        <span className={refreshing ? 'animate-spin' : undefined}>
          <RefreshIcon />
        </span>
      </Button>
    </span>
  );
}
