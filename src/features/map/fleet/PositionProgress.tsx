import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { tryAgain } from '#/parts/words.ts';
import { errorWords } from '#/queries/errorWords.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { Button } from '#/ui/Button.tsx';
import { loadedOf, notLoaded, positionsNotEnabled, tracksNotEnabled } from './words.ts';

/** How many positions are still loading or failed, or that the account has none. */
export function PositionProgress({
  vessels,
  positions: { failed, waiting: wanted, notEnabled },
  isLoading,
  moved,
  onRetry,
}: {
  vessels: readonly FleetVessel[];
  positions: FleetPositions;
  /** False until all shipments are loaded: no position is requested before. */
  isLoading: boolean;
  /** Whether another time than the present is shown, which needs the tracks of the vessels. */
  moved: boolean;
  onRetry: () => void;
}) {
  if (vessels.length === 0) return null;
  if (notEnabled.has('route')) {
    return (
      <p role="status" className="text-sm text-attention">
        {positionsNotEnabled}
      </p>
    );
  }
  if (!isLoading) return null;
  const isWaiting = ({ key, status, sailings }: FleetVessel) =>
    status === 'notLoaded'
      ? !sailings.some((sailing) => failed.has(sailing.key))
      : moved && (wanted.has(`future ${key}`) || wanted.has(`past ${key}`));
  const waiting = vessels.filter(isWaiting).length;
  const [failure] = failed.values();
  const noTracks = moved && notEnabled.size > 0;
  if (waiting === 0 && failed.size === 0 && !noTracks) return null;
  return (
    // Screen readers announce failures, but not counts that change twice a second.
    <p className="text-sm text-ink-soft">
      {noTracks && (
        <span role="status" className="text-attention">
          {tracksNotEnabled[notEnabled.has('future') ? 'future' : 'past']}
        </span>
      )}
      {noTracks && waiting + failed.size > 0 && ' · '}
      {waiting > 0 && (
        <span>
          {loadedOf(moved && !noTracks ? 'tracks' : 'positions', vessels.length - waiting, vessels.length)}
        </span>
      )}
      {waiting > 0 && failed.size > 0 && ' · '}
      {failed.size > 0 && (
        <span role="status" className="text-attention">
          {notLoaded(failed.size, errorWords(failure?.error).title)}
          <Button look="bare" className="-my-1 ml-1" onClick={onRetry}>
            {tryAgain}
          </Button>
        </span>
      )}
    </p>
  );
}
