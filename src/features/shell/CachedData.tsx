import { type Caching, useCaching } from '#/device/caching.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { DeviceIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { cachedDataPanel } from './cachedDataPanel.ts';
import { HeadPanel } from './HeadPanel.tsx';
import { cacheProblems, cachedTitle } from './words.ts';

const CachedPanel = lazyPart(() => import('./CachedPanel.tsx'), 'CachedPanel');

/** What is unusual about caching, in a few words; null where there is nothing to report. */
function problemOf({ outcome, dropped }: Caching): string | null {
  if (outcome === 'full' || outcome === 'tooMany') return cacheProblems[outcome];
  // Once the list has been read and cached again, it only matters to who asks.
  return dropped && outcome === null ? cacheProblems.dropped : null;
}

/** Opens what this device caches of the account, with a way to clear it. */
export function CachedData() {
  const caching = useCaching();
  const problem = problemOf(caching);
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
      <HeadPanel id={cachedDataPanel} title={cachedTitle}>
        <CachedPanel />
      </HeadPanel>
    </>
  );
}
