import type { ReactNode } from 'react';
import * as words from '#/parts/words.ts';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { useOffline } from '#/ui/hooks/useOffline.ts';
import { RefreshIcon } from '#/ui/icons/icons.tsx';
import { Freshness } from './Freshness.tsx';

export interface ReadAgeProps {
  /** Of what was loaded. */
  readonly words: { readonly refresh: string; readonly loading: string; readonly age: string };
  /** Null until it is loaded by itself. */
  readonly at: Instant | null;
  /** Why it could not be refreshed, in a few words; what is shown is then older than it should be. */
  readonly problem: string | null;
  readonly refreshing: boolean;
  /** True when it is older than the pace at which it is refreshed. */
  readonly stale?: boolean;
  /** True in the head of every page, where it shares a line. */
  readonly terse?: boolean;
  /** True when it is cached on this device and has not been refreshed on this visit. */
  readonly cached?: boolean;
  /** True when it is too old to act on. */
  readonly outOfDate?: boolean;
  /** Takes the place of the age while changes show as they are reported. */
  readonly live?: ReactNode;
  readonly onRefresh: () => void;
}

/**
 * How current what is shown is: `live` while changes show as they are reported, `current` until it should have been
 * refreshed, `cached` from an earlier visit, `behind` where it could not be refreshed or is too old.
 */
export type AgeState = 'live' | 'current' | 'cached' | 'behind';

export function ageState({ problem, stale, cached, outOfDate, live }: ReadAgeProps): AgeState {
  if (problem !== null || stale || outOfDate) return 'behind';
  if (cached) return 'cached';
  return live ? 'live' : 'current';
}

/** The age of what is shown, whether it could be refreshed, and a button that does. */
export function ReadAge(age: ReadAgeProps) {
  const { at, refreshing, terse, cached, outOfDate, live, onRefresh } = age;
  // Without a network the bar above every page says so, once.
  const problem = useOffline() ? null : age.problem;
  const state = ageState({ ...age, problem });
  const refresh = age.words.refresh;
  return (
    <span
      className={classes(
        'flex flex-wrap items-center gap-x-1 text-xs',
        terse && 'min-w-0 justify-end xl:flex-nowrap',
        state === 'behind' ? 'text-attention' : 'text-ink-faint',
      )}
    >
      {problem !== null && (
        <span role="status" title={problem} className={terse ? 'xl:truncate' : undefined}>
          {words.couldNotRefresh(problem)}
        </span>
      )}
      {at === null ? (
        <span>{age.words.loading}</span>
      ) : state === 'live' ? (
        live
      ) : (
        <span className={cached ? classes('min-w-0', terse && 'xl:truncate') : 'whitespace-nowrap'}>
          {cached ? (
            `${words.cachedUpdated} `
          ) : (
            <span className={terse && problem !== null ? 'sr-only' : undefined}>{words.updated} </span>
          )}
          <Freshness at={at} />
          {outOfDate && words.outOfDate}
          {cached && refreshing && words.refreshing}
        </span>
      )}
      <Button look="bare" aria-label={refresh} title={refresh} disabled={refreshing} onClick={onRefresh}>
        <RefreshIcon />
      </Button>
    </span>
  );
}
