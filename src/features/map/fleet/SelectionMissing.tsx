import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { MapSelection } from '#/domain/fleetMap/search.ts';
import type { Sailing } from '#/domain/fleetMap/sailings.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { BackToLists } from './BackToLists.tsx';

/**
 * Says that what an address selects is not on this map: arrived meanwhile, filtered out, or not read yet. Only the route
 * of a container tells which vessel carries it and where it changes ships, so nothing is denied before all are read.
 */
export function SelectionMissing({
  selection: { kind },
  vessels,
  positions: { routeOf, failed, notEnabled },
  isReading,
}: {
  selection: MapSelection;
  vessels: readonly FleetVessel[];
  positions: FleetPositions;
  isReading: boolean;
}) {
  const what = kind === 'vessel' ? 'vessel' : 'place';
  const countOf = (fits: (sailing: Sailing) => boolean) =>
    vessels.filter(({ sailings }) => sailings.some((sailing) => !routeOf(sailing) && fits(sailing))).length;
  const waiting = notEnabled.has('route') ? 0 : countOf(({ key }) => !failed.has(key));
  const unread = countOf(() => true);
  return (
    <>
      <BackToLists />
      {isReading || waiting > 0 ? (
        // The count, which changes twice a second, is not read out.
        <p className="p-4 text-sm text-ink-soft">
          <span role="status">Looking for the {what}.</span>{' '}
          {isReading
            ? 'The account is still being read.'
            : `${waiting === 1 ? '1 vessel is' : `${waiting} vessels are`} still waiting to be read.`}
        </p>
      ) : (
        <EmptyState title={`This ${what} is not on the map`}>
          <p>{unread === 0 ? absentWords[kind] : unknownWords(kind, unread)}</p>
        </EmptyState>
      )}
    </>
  );
}

const absentWords: Readonly<Record<MapSelection['kind'], string>> = {
  vessel:
    'It carries none of the containers shown: they may have been discharged, or the filters leave them out.',
  port: 'None of the containers shown lies there now. None on a ship is to be discharged there, and none on a train goes there.',
};

function unknownWords(kind: MapSelection['kind'], unread: number): string {
  const known =
    kind === 'vessel'
      ? 'None of the containers shown is expected on it. Whether it carries any now'
      : 'None of the containers shown is known to lie there or to be on its way there. Whether any changes ships there';
  const vessels = unread === 1 ? 'the position of 1 vessel' : `the positions of ${unread} vessels`;
  return `${known} is not known: ${vessels} could not be read.`;
}
