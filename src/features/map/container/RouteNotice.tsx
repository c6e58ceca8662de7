import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import type { RouteOutcome } from './useContainerRoute.ts';

/** What a reader has to know about the route before looking at it; nothing where it is told. */
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
  if (outcome === 'failed') return <ErrorPanel words={errorWords(error)} onRetry={onRetry} />;
  if (outcome === 'notEnabled') {
    return (
      <p role="status" className="text-sm text-ink-soft">
        <strong className="font-semibold text-ink">Route data not enabled for this account.</strong> The ports
        are in their places. Dotted lines are the shortest way between them, not the way of a vessel, and no
        position is shown. The owner of the account can have route data switched on.
      </p>
    );
  }
  if (outcome === 'none') {
    return (
      <p role="status" className="text-sm text-ink-soft">
        <strong className="font-semibold text-ink">No route data.</strong> The tracking service knows no route
        of this container. Dotted lines are the shortest way between its ports.
      </p>
    );
  }
  if (unread === 0) return null;
  return (
    <p role="status" className="text-sm text-attention">
      {unread === 1 ? 'One part of the route' : `${unread} parts of the route`} could not be read and{' '}
      {unread === 1 ? 'is' : 'are'} left out.
    </p>
  );
}
