import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type MapSearch, type MapSelection, withSelection } from '#/domain/fleetMap/search.ts';

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
