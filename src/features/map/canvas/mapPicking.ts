import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { WorldPoint } from '#/domain/geo/mercator.ts';
import { levels } from './overlayCanvas.ts';

/** A layer whose items can be hovered and clicked. They are drawn on a canvas, so they have no elements. */
export interface Pickable<Found> {
  /** The item within reach of a point of the world at a zoom. Pixels. */
  find(point: WorldPoint, zoom: number, reach: number): Found | null;
  hover(found: Found | null): void;
  /** Without it, items are not clickable. */
  select?(found: Found): void;
}

/** How near a pointer has to be. A finger is less exact. */
const reaches = { mouse: 8, touch: 22 } as const;

/** Finds the item under the pointer in the layers of a map, the topmost first. */
class Picker {
  readonly #map: LeafletMap;
  readonly #pickables: { readonly level: number; readonly pickable: Pickable<unknown> }[] = [];
  #hovered: Pickable<unknown> | null = null;
  #isPressable = false;

  constructor(map: LeafletMap) {
    this.#map = map;
  }

  add(level: number, pickable: Pickable<unknown>): void {
    if (this.#pickables.length === 0) this.#map.on(this.#events);
    this.#pickables.push({ level, pickable });
    this.#pickables.sort((one, other) => other.level - one.level);
  }

  remove(pickable: Pickable<unknown>): void {
    if (this.#hovered === pickable) this.#leave();
    const index = this.#pickables.findIndex((one) => one.pickable === pickable);
    if (index >= 0) this.#pickables.splice(index, 1);
    if (this.#pickables.length === 0) this.#map.off(this.#events);
  }

  readonly #events = {
    mousemove: (event: LeafletMouseEvent) => void this.#point(event),
    mouseout: () => this.#leave(),
    movestart: () => this.#leave(),
    click: (event: LeafletMouseEvent) => {
      const { pickable, found } = this.#point(event);
      pickable?.select?.(found);
    },
  };

  #point(event: LeafletMouseEvent): { pickable: Pickable<unknown> | null; found: unknown } {
    const zoom = this.#map.getZoom();
    const point = this.#map.project(event.latlng, zoom);
    const reach = isTouch(event.originalEvent) ? reaches.touch : reaches.mouse;
    for (const { pickable } of this.#pickables) {
      const found = pickable.find(point, zoom, reach);
      if (found === null) continue;
      if (this.#hovered !== pickable) this.#leave();
      this.#hovered = pickable;
      pickable.hover(found);
      this.#showHand(pickable.select !== undefined);
      return { pickable, found };
    }
    this.#leave();
    return { pickable: null, found: null };
  }

  #leave(): void {
    this.#hovered?.hover(null);
    this.#hovered = null;
    this.#showHand(false);
  }

  #showHand(isPressable: boolean): void {
    if (isPressable === this.#isPressable) return;
    this.#isPressable = isPressable;
    this.#map.getContainer().style.cursor = isPressable ? 'pointer' : '';
  }
}

const pickers = new WeakMap<LeafletMap, Picker>();

/** Makes a layer pickable. Returns a function that stops it. */
export function addPickable<Found>(map: LeafletMap, level: number, pickable: Pickable<Found>): () => void {
  const picker = pickers.get(map) ?? new Picker(map);
  pickers.set(map, picker);
  // A picker passes to a layer only items that the layer has found.
  const any = pickable as Pickable<unknown>;
  picker.add(level, any);
  return () => picker.remove(any);
}

/** Leaflet passes on taps as mouse events. Where those are pointer events too, they have the type of the pointer. */
function isTouch(event: MouseEvent): boolean {
  return 'pointerType' in event ? event.pointerType === 'touch' : matchMedia('(pointer: coarse)').matches;
}

interface Picking {
  /** The id of the item within reach of a point of the world at a zoom. Pixels. */
  readonly find: (point: WorldPoint, zoom: number, reach: number) => string | null;
  readonly onSelect: ((id: string) => void) | undefined;
}

/** Makes the items of a layer hoverable and clickable. Returns the id of the hovered one. */
export function usePicking(level: keyof typeof levels, { find, onSelect }: Picking): string | null {
  const map = useMap();
  const [hovered, setHovered] = useState<string | null>(null);
  const look = useEffectEvent(find);
  const select = useEffectEvent((id: string) => onSelect?.(id));
  const isPressable = onSelect !== undefined;
  useEffect(
    () => addPickable(map, levels[level], { find: look, hover: setHovered, ...(isPressable && { select }) }),
    [map, level, isPressable],
  );
  return hovered;
}
