import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#/ui/Button.tsx';
import { ErrorBoundary } from '#/ui/ErrorBoundary.tsx';

/** Draws a map whose code comes by itself, and keeps what goes wrong with either from the rest of the page. */
export function MapBoundary<Props extends object>({
  load,
  props,
  waiting,
}: {
  load: () => Promise<{ readonly default: ComponentType<Props> }>;
  props: Props;
  /** Stands in its place until the code is there. */
  waiting: ReactNode;
}) {
  // Code that did not come once stays away from its part; another try needs another one.
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
      <p className="font-semibold">The map could not be drawn</p>
      <p className="max-w-sm text-sm text-ink-soft">
        The part of the application that draws it did not come or failed. All that it would show is in the
        list; the rest of the page is not affected.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
