import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Caching, mostCached, useCaching } from '#/device/caching.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { DeviceIcon } from '#/ui/icons.tsx';
import { clearButton, cachedDataPanel } from './cachedDataPanel.ts';
import {
  cacheDropped,
  cacheProblems,
  cacheState,
  cachedTitle,
  clearAdvice,
  clearCachedData,
  clearFailed,
} from './words.ts';

const count = new Intl.NumberFormat('en');

/** What is unusual about caching, in a few words; null where there is nothing to report. */
function problemOf({ outcome, dropped }: Caching): string | null {
  if (outcome === 'full' || outcome === 'tooMany') return cacheProblems[outcome];
  // Once the list has been read and cached again, it only matters to who asks.
  return dropped && outcome === null ? cacheProblems.dropped : null;
}

/** What this device caches of the account, and a way to clear it. */
export function CachedData() {
  const client = useQueryClient();
  const caching = useCaching();
  const [failed, setFailed] = useState(false);
  const problem = problemOf(caching);
  // What is asked for once in a while is loaded then; where it does not come, nothing was deleted.
  const clear = async () =>
    import('#/queries/clearCached.ts').then(({ clearCached }) => clearCached(client)).catch(() => false);
  return (
    <>
      {problem !== null && (
        <span role="status" title={problem} className="truncate text-xs text-attention max-xl:sr-only">
          {problem}
        </span>
      )}
      <Button
        look="bare"
        popoverTarget={cachedDataPanel}
        aria-label={cachedTitle}
        title={cachedTitle}
        className={classes('shrink-0', problem !== null && 'text-attention')}
      >
        <DeviceIcon />
      </Button>
      <div
        id={cachedDataPanel}
        popover="auto"
        role="dialog"
        aria-labelledby="cached-data-title"
        className="card fixed inset-auto top-14 right-3 w-80 max-w-[calc(100vw-1.5rem)] space-y-2 p-4 text-sm shadow-lg"
      >
        <p id="cached-data-title" className="font-semibold">
          {cachedTitle}
        </p>
        {caching.dropped && <p className="text-attention">{cacheDropped}</p>}
        <p className="text-ink-soft">{cacheState(caching.outcome, count.format(mostCached))}</p>
        {caching.outcome !== 'cleared' && (
          <>
            <p className="text-ink-soft">{clearAdvice}</p>
            <Button id={clearButton} onClick={() => void clear().then((done) => setFailed(!done))}>
              {clearCachedData}
            </Button>
          </>
        )}
        {failed && (
          <p role="alert" className="text-problem">
            {clearFailed}
          </p>
        )}
      </div>
    </>
  );
}
