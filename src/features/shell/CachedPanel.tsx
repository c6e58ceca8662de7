import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearCached } from '#/data/fleet/clearCached.ts';
import { maxCached, useCaching } from '#/device/caching.ts';
import { formatCount } from '#/language/plural.ts';
import { Button } from '#/ui/Button.tsx';
import { cacheDropped, cacheState, clearAdvice, clearCachedData, clearFailed } from './cachedWords.ts';

/** What this device caches of the account, and a button that clears it. */
export function CachedPanel() {
  const client = useQueryClient();
  const caching = useCaching();
  const [failed, setFailed] = useState(false);
  return (
    <>
      {caching.dropped && <p className="text-attention">{cacheDropped}</p>}
      <p className="text-ink-soft">{cacheState(caching.outcome, formatCount(maxCached))}</p>
      {caching.outcome !== 'cleared' && (
        <>
          <p className="text-ink-soft">{clearAdvice}</p>
          <Button onClick={() => void clearCached(client).then((done) => setFailed(!done))}>
            {clearCachedData}
          </Button>
        </>
      )}
      {failed && (
        <p role="alert" className="text-problem">
          {clearFailed}
        </p>
      )}
    </>
  );
}
