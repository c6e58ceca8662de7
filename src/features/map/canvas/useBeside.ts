import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { WorldPoint } from '#/domain/geo/mercator.ts';
import { besidePoint } from './besidePoint.ts';

/**
 * Puts an element beside a place of the world, within the edges of the map.
 *
 * @param place at the zoom of the map
 * @returns the ref of the element, and the place in pixels of the map
 */
export function useBeside(place: WorldPoint): {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly x: number;
  readonly y: number;
} {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  const origin = map.getPixelOrigin();
  const { x, y } = map.layerPointToContainerPoint([place.x - origin.x, place.y - origin.y]);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { width, height } = current.getBoundingClientRect();
    const { x: across, y: down } = map.getSize();
    const { left, top } = besidePoint({ x, y }, { width, height }, { width: across, height: down });
    current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  });
  return { element, x, y };
}
