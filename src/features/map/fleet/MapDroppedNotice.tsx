import { Link } from '@tanstack/react-router';
import { droppedWords } from '#/domain/list/ignoredSettings.ts';
import { type DroppedPart, printFleetSearch } from '#/domain/list/search.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { type MapDropped, mapDroppedWords, type MapSearch } from '#/domain/fleetMap/search.ts';
import { LeftOut } from '#/parts/LeftOut.tsx';

const ownKeys: readonly string[] = ['show', 'port', 'at', 't'] satisfies MapDropped['key'][];
const isOwn = (part: DroppedPart | MapDropped): part is MapDropped => ownKeys.includes(part.key);

/** What the address of the map asked for and this version could not read. */
export function MapDroppedNotice({
  dropped,
  view,
  search,
  onDismiss,
}: {
  dropped: readonly (DroppedPart | MapDropped)[];
  view: FleetView;
  search: MapSearch;
  onDismiss: () => void;
}) {
  // What the map has written over it since may stay.
  const standing = dropped.filter(isOwn).filter(({ key, text }) => search[key] === text);
  const own = Object.fromEntries(standing.map(({ key }) => [key, undefined]));
  const { show, vessel, port, at, t } = search;
  return (
    <LeftOut
      className="mx-4 mb-2"
      words={dropped.map((part) => (isOwn(part) ? mapDroppedWords(part) : droppedWords(part)))}
    >
      {({ look, content }) => (
        <Link
          to="/map"
          search={(): MapSearch => ({ ...printFleetSearch(view), show, vessel, port, at, t, ...own })}
          replace
          onClick={onDismiss}
          {...look}
        >
          {content}
        </Link>
      )}
    </LeftOut>
  );
}
