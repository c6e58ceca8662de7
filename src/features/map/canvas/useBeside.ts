import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { WorldPoint } from '#/domain/geo/mercator.ts';

/** Between a point and the label beside it, and between a label and the edge of the map. */
const gap = 12;
const margin = 6;

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

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The corner of a label beside a point: to the right and above where there is room, else on the other side, and within
 * the edges as long as it fits.
 */
export function besidePoint(
  point: { readonly x: number; readonly y: number },
  label: Size,
  room: Size,
): { left: number; top: number } {
  const right = point.x + gap;
  const above = point.y - gap - label.height;
  const left = right + label.width + margin <= room.width ? right : point.x - gap - label.width;
  const top = above >= margin ? above : point.y + gap;
  return {
    left: within(left, room.width - label.width),
    top: within(top, room.height - label.height),
  };
}

function within(start: number, last: number): number {
  return Math.max(Math.min(start, last - margin), Math.min(margin, Math.max(0, last / 2)));
}
