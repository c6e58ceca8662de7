import { Link } from '@tanstack/react-router';
import { droppedWords } from '#/domain/list/ignoredSettings.ts';
import { type DroppedPart, type FleetSearch, printFleetSearch } from '#/domain/list/search.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { LeftOut } from '#/parts/LeftOut.tsx';

/** What the address of the list asked for and this version could not read. */
export function DroppedNotice({ view, dropped }: { view: FleetView; dropped: readonly DroppedPart[] }) {
  return (
    <LeftOut className="mx-4 mb-2" words={dropped.map(droppedWords)}>
      {({ look, content }) => (
        <Link to="/shipments" search={(): FleetSearch => printFleetSearch(view)} replace {...look}>
          {content}
        </Link>
      )}
    </LeftOut>
  );
}
