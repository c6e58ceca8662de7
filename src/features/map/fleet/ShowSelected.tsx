import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { prefersReducedMotion } from '#/device/preferences.ts';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';

/** Pans the map to a new selection, unless that is already in view. Renders nothing. */
export function ShowSelected({ id, position }: { id: string | null; position: Position | null }) {
  const map = useMap();
  const show = useEffectEvent(() => {
    if (!position) return;
    const { latitude, longitude } = position;
    const there: [number, number] = [latitude, longitude + nearestTurn(longitude, map.getCenter().lng)];
    if (!map.getBounds().contains(there)) map.panTo(there, { animate: !prefersReducedMotion() });
  });
  const isKnown = position !== null;
  // Once for each selection, even if its position loads later. The map does not follow a moving vessel.
  useEffect(() => {
    if (id !== null && isKnown) show();
  }, [id, isKnown]);
  return null;
}
