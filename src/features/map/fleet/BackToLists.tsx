import { Link } from '@tanstack/react-router';
import { type MapSearch, withSelection } from '#/domain/fleetMap/search.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { Icon } from '#/ui/icons/Icon.tsx';
import { backToFleet } from './words.ts';

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
        <Icon>
          <path d="M13 8H3M7 4 3 8l4 4" />
        </Icon>
        {backToFleet}
      </Link>
    </div>
  );
}
