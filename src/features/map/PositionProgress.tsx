import type { FleetVessel } from '#/domain/fleetVessels.ts';
import { errorWords } from '#/queries/errorWords.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { Button } from '#/ui/Button.tsx';

/** How many vessels are still waiting for their position, what could not be read, or that none may be read. */
export function PositionProgress({
  vessels,
  positions: { failed, enabled, futureOf },
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
  if (!enabled) {
    return (
      <p role="status" className="text-sm text-attention">
        Positions of vessels are not enabled for this account. Ports and expected arrivals are shown.
      </p>
    );
  }
  if (!isReading) return null;
  const isFailed = ({ key }: { readonly key: string }) => failed.has(key);
  const isRead = (vessel: FleetVessel) =>
    vessel.standing !== 'unread' && (!moved || vessel.standing !== 'seen' || futureOf(vessel) !== undefined);
  const read = vessels.filter(isRead);
  const lost = vessels.filter(
    (vessel) => !isRead(vessel) && (vessel.sailings.some(isFailed) || failed.has(`future ${vessel.key}`)),
  );
  const waiting = vessels.length - read.length - lost.length;
  const [error] = failed.values();
  if (waiting === 0 && failed.size === 0) return null;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {waiting > 0 && (
        <span>
          {moved ? 'Ways' : 'Positions'} of {read.length} of {vessels.length} vessels read, {waiting} waiting
        </span>
      )}
      {waiting > 0 && failed.size > 0 && ' · '}
      {failed.size > 0 && (
        <span className="text-attention">
          {failed.size === 1 ? 'One position' : `${failed.size} positions`} could not be read (
          {errorWords(error).title})
          <Button look="bare" className="-my-1 ml-1" onClick={onRetry}>
            Try again
          </Button>
        </span>
      )}
    </p>
  );
}
