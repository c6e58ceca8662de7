import { Button } from '#/ui/Button.tsx';
import type { BaseMapState } from './baseMapLayer.ts';

/** What the map has to say of its ground. What is drawn over it stays true without it. */
export function MapNotice({ state, onRetry }: { state: BaseMapState; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-14 top-2 z-1 flex justify-center print:hidden"
    >
      {state === 'reading' && (
        <p className="map-later rounded-md bg-surface px-2.5 py-1 text-sm text-ink-soft shadow-sm">
          Drawing land and borders…
        </p>
      )}
      {(state === 'failed' || state === 'rough') && (
        <div className="card pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 text-sm shadow-sm">
          <p>
            {state === 'failed'
              ? 'Land and borders could not be loaded. Everything else on the map is in its place.'
              : 'The detailed coastline could not be loaded. The map shows a coarser one.'}
          </p>
          <Button look="bare" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
