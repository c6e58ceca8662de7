import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readFleetSearch } from '#/domain/list/search.ts';

const route = getRouteApi('/_app/shipments');

/** The list as its address says. Keystrokes take precedence, so the view may follow the address a moment later. */
export function useFleetView(): ReturnType<typeof readFleetSearch> {
  const search = route.useSearch();
  return useMemo(() => readFleetSearch(search), [search]);
}
