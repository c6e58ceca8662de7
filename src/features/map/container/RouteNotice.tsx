import { describeError } from '#/data/cache/describeError.ts';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import type { RouteOutcome } from './useContainerRoute.ts';
import {
  partsLeftOut,
  routeNotEnabled,
  routeNotEnabledHint,
  routeNotReported,
  routeNotReportedHint,
  projectedFailed,
  projectedLoading,
  projectedNotReported,
} from './words.ts';

/** What is missing of the route, and why; nothing where it is complete. */
export function RouteNotice({
  outcome,
  error,
  unread,
  onRetry,
}: {
  outcome: RouteOutcome;
  error: Error | null;
  /** Parts of the route that could not be read. */
  unread: number;
  onRetry: () => void;
}) {
  if (outcome === 'failed') return <ErrorPanel words={describeError(error)} onRetry={onRetry} />;
  if (outcome === 'notEnabled') {
    return (
      <p role="status" className="text-sm text-ink-soft">
        <strong className="font-semibold text-ink">{routeNotEnabled}</strong> {routeNotEnabledHint}
      </p>
    );
  }
  if (outcome === 'none') {
    return (
      <p role="status" className="text-sm text-ink-soft">
        <strong className="font-semibold text-ink">{routeNotReported}</strong> {routeNotReportedHint}
      </p>
    );
  }
  if (unread === 0) return null;
  return (
    <p role="status" className="text-sm text-attention">
      {partsLeftOut(unread)}
    </p>
  );
}

/** Says why there is no projected route. */
export function ProjectionNotice({
  error,
  isLoading,
  onRetry,
}: {
  error: Error | null;
  isLoading: boolean;
  onRetry: () => void;
}) {
  return (
    <p role="status" className="border-t border-line p-3 text-sm text-ink-soft sm:px-4">
      {isLoading ? (
        projectedLoading
      ) : error ? (
        <>
          {projectedFailed(describeError(error).title)}{' '}
          <Button look="bare" onClick={onRetry}>
            {tryAgain}
          </Button>
        </>
      ) : (
        projectedNotReported
      )}
    </p>
  );
}
