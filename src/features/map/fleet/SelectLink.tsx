import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type MapSearch, type MapSelection, withSelection } from '#/domain/fleetMap/mapSearch.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { Icon } from '#/ui/icons/Icon.tsx';
import { backToFleet } from './words.ts';

/** Selects a vessel or a place on the map and shows its details. The whole row is clickable. */
export function SelectLink({ selection, children }: { selection: MapSelection; children: ReactNode }) {
  return (
    <Link
      to="/map"
      search={(search: MapSearch) => withSelection(search, selection)}
      resetScroll={false}
      className="stretched font-semibold hover:underline"
    >
      {children}
    </Link>
  );
}

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
