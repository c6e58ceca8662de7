import { Link } from '@tanstack/react-router';
import { type MapSearch, withSelection } from '#/domain/fleetMap/search.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { BackIcon } from '#/features/map/time/timeIcons.tsx';

/** Ends the selection. */
export function BackToLists() {
  return (
    <div className="border-b border-line p-2">
      <Link
        to="/map"
        search={(search: MapSearch) => withSelection(search, null)}
        resetScroll={false}
        className={buttonClasses('bare')}
      >
        <BackIcon />
        Whole fleet
      </Link>
    </div>
  );
}
