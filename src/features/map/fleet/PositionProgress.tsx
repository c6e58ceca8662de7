import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { errorWords } from '#/queries/errorWords.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { Button } from '#/ui/Button.tsx';

/** How many vessels are still waiting for their position, what could not be read, or that none may be read. */
export function PositionProgress({
  vessels,
  positions: { failed, waiting: unread, notEnabled },
  isReading,
  moved,
  onRetry,
}: {
  vessels: readonly FleetVessel[];
  positions: FleetPositions;
  /** False before the whole list is known: nothing is asked for until then. */
  isReading: boolean;
  /** Whether another time than the present is shown, for which a vessel's way is needed. */
  moved: boolean;
  onRetry: () => void;
}) {
  if (vessels.length === 0) return null;
  if (notEnabled.has('route')) {
    return (
      <p role="status" className="text-sm text-attention">
        Positions of vessels are not enabled for this account. Ports and expected arrivals are shown.
      </p>
    );
  }
  if (!isReading) return null;
  const isWaiting = ({ key, status, sailings }: FleetVessel) =>
    status === 'unread'
      ? !sailings.some((sailing) => failed.has(sailing.key))
      : moved && (unread.has(`future ${key}`) || unread.has(`past ${key}`));
  const waiting = vessels.filter(isWaiting).length;
  const [failure] = failed.values();
  const noWays = moved && notEnabled.size > 0;
  if (waiting === 0 && failed.size === 0 && !noWays) return null;
  return (
    // Counts that change twice a second are not read out; what went wrong is.
    <p className="text-sm text-ink-soft">
      {noWays && (
        <span role="status" className="text-attention">
          Ways {notEnabled.has('future') ? 'ahead of' : 'behind'} vessels are not enabled for this account
        </span>
      )}
      {noWays && waiting + failed.size > 0 && ' · '}
      {waiting > 0 && (
        <span>
          {moved && !noWays ? 'Ways' : 'Positions'} of {vessels.length - waiting} of {vessels.length} vessels
          read, {waiting} waiting
        </span>
      )}
      {waiting > 0 && failed.size > 0 && ' · '}
      {failed.size > 0 && (
        <span role="status" className="text-attention">
          {failed.size === 1 ? 'One position' : `${failed.size} positions`} could not be read (
          {errorWords(failure?.error).title})
          <Button look="bare" className="-my-1 ml-1" onClick={onRetry}>
            Try again
          </Button>
        </span>
      )}
    </p>
  );
}
