import type { MapSelection } from '#/domain/mapSearch.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { BackToLists } from './BackToLists.tsx';

/** Says that what an address selects is not on this map: arrived meanwhile, filtered out, or not read yet. */
export function SelectionMissing({ selection, isReading }: { selection: MapSelection; isReading: boolean }) {
  const what = selection.kind === 'vessel' ? 'vessel' : 'place';
  return (
    <>
      <BackToLists />
      {isReading ? (
        <p role="status" className="p-4 text-sm text-ink-soft">
          Looking for the {what}. The account is still being read.
        </p>
      ) : (
        <EmptyState title={`This ${what} is not on the map`}>
          <p>
            {selection.kind === 'vessel'
              ? 'It carries none of the containers shown: they may have been discharged, or the filters leave them out.'
              : 'None of the containers shown lies there or is on its way there.'}
          </p>
        </EmptyState>
      )}
    </>
  );
}
