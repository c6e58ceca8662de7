import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { mapFailed, mapFailedHint, mapLoading } from './words.ts';

/** Renders a map whose code is loaded separately, and keeps failures of both from the rest of the page. */
export function MapBoundary<Props extends object>({
  load,
  props,
  waiting,
}: {
  load: () => Promise<{ readonly default: ComponentType<Props> }>;
  props: Props;
  /** Shown until the code is loaded. */
  waiting: ReactNode;
}) {
  // A lazy component that failed to load stays failed; another try needs a new one.
  const [part, setPart] = useState(() => ({ Map: lazy(load) }));
  return (
    <ErrorBoundary
      renderFailure={(retry) => <MapMissing onRetry={retry} />}
      onRetry={() => setPart({ Map: lazy(load) })}
    >
      <Suspense fallback={waiting}>
        <part.Map {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function MapMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex h-full flex-col items-center justify-center gap-2 p-6 text-center">
      <p className="font-semibold">{mapFailed}</p>
      <p className="max-w-sm text-sm text-ink-soft">{mapFailedHint}</p>
      <Button onClick={onRetry}>{tryAgain}</Button>
    </div>
  );
}

/** Shown until the code of a map is loaded. */
export function MapWaiting() {
  return (
    <div aria-busy className="h-full p-3">
      <p role="status" className="sr-only">
        {mapLoading}
      </p>
      <Skeleton className="h-full" />
    </div>
  );
}
