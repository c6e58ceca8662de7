import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';
import { wantsStillness } from '#/features/map/frame/useStillMoves.ts';

/** Brings what has just been selected into view, and moves nothing where it already is. Renders nothing. */
export function ShowSelected({ id, position }: { id: string | null; position: Position | null }) {
  const map = useMap();
  const show = useEffectEvent(() => {
    if (!position) return;
    const { latitude, longitude } = position;
    const there: [number, number] = [latitude, longitude + nearestTurn(longitude, map.getCenter().lng)];
    if (!map.getBounds().contains(there)) map.panTo(there, { animate: !wantsStillness() });
  });
  const isKnown = position !== null;
  // Once for each selection, also where its position comes later; what moves on by itself is not followed.
  useEffect(() => {
    if (id !== null && isKnown) show();
  }, [id, isKnown]);
  return null;
}
