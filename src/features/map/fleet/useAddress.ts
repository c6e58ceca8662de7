import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import type { MapSearch } from '#/domain/fleetMap/search.ts';
import { useThrottled } from '#/ui/hooks/useThrottled.ts';

const route = getRouteApi('/_app/map');
/** Browsers limit changes of the address to about three a second. */
const pace = 500;

/**
 * Writes settings that change many times a second into the address. It replaces the entry of the history, so that
 * “back” leads to another page and not through every move of the map.
 */
export function useAddress(): (part: Partial<MapSearch>) => void {
  const navigate = route.useNavigate();
  const router = useRouter();
  const waiting = useRef<Partial<MapSearch>>({});
  const write = useThrottled(pace, () => {
    const part = waiting.current;
    waiting.current = {};
    // The user may have left the page meanwhile.
    if (router.history.location.pathname !== '/map') return;
    void navigate({ search: (search) => ({ ...search, ...part }), replace: true, resetScroll: false });
  });
  return useCallback(
    (part) => {
      waiting.current = { ...waiting.current, ...part };
      write();
    },
    [write],
  );
}
