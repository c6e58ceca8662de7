import type { FleetPositions } from '#/data/routes/positionReader.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { Sailing } from '#/domain/fleetMap/sailings.ts';
import type { MapSelection } from '#/domain/fleetMap/search.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { BackToLists } from './BackToLists.tsx';
import {
  absentLabels,
  loadingShipments,
  lookingFor,
  notOnMap,
  describePossiblyAbsent,
  stillLoading,
} from './words.ts';

/**
 * Says that the selection of an address is not on this map: it has arrived, is filtered out, or is not loaded yet. Only
 * the route of a container shows its vessel and its transshipments, so the answer is open until all routes are loaded.
 */
export function SelectionMissing({
  selection: { kind },
  vessels,
  positions: { routeOf, failed, notEnabled },
  isLoading,
}: {
  selection: MapSelection;
  vessels: readonly FleetVessel[];
  positions: FleetPositions;
  isLoading: boolean;
}) {
  const countOf = (fits: (sailing: Sailing) => boolean) =>
    vessels.filter(({ sailings }) => sailings.some((sailing) => !routeOf(sailing) && fits(sailing))).length;
  const waiting = notEnabled.has('route') ? 0 : countOf(({ key }) => !failed.has(key));
  const notLoaded = countOf(() => true);
  return (
    <>
      <BackToLists />
      {isLoading || waiting > 0 ? (
        // Screen readers do not announce the count, which changes twice a second.
        <p className="p-4 text-sm text-ink-soft">
          <span role="status">{lookingFor(kind)}</span> {isLoading ? loadingShipments : stillLoading(waiting)}
        </p>
      ) : (
        <EmptyState title={notOnMap(kind)}>
          <p>{notLoaded === 0 ? absentLabels[kind] : describePossiblyAbsent(kind, notLoaded)}</p>
        </EmptyState>
      )}
    </>
  );
}
