import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import type { MapSearch } from '#/domain/fleetMap/search.ts';
import { useThrottled } from '#/features/map/time/useThrottled.ts';

const route = getRouteApi('/_app/map');
/** A browser takes about three changes of the address a second. */
const pace = 500;

/**
 * Puts what changes many times a second into the address, in the place of what stood there, so that “back” leads to
 * another page and not through every move of the map.
 */
export function useAddress(): (part: Partial<MapSearch>) => void {
  const navigate = route.useNavigate();
  const router = useRouter();
  const waiting = useRef<Partial<MapSearch>>({});
  const write = useThrottled(pace, () => {
    const part = waiting.current;
    waiting.current = {};
    // Somebody who is on the way to another page is not called back.
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
