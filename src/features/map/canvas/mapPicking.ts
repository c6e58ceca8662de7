import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import type { WorldPoint } from '#/domain/geo/mercator.ts';

/** What a pointer over the map may mean: something drawn on a canvas, which has no elements to point at. */
export interface Pickable<Found> {
  /** What lies within reach of a point of the world at a zoom. Pixels. */
  find(point: WorldPoint, zoom: number, reach: number): Found | null;
  hover(found: Found | null): void;
  /** Left out where there is nothing to press. */
  select?(found: Found): void;
}

/** How near a pointer has to come. A fingertip covers more than it shows. */
const reaches = { mouse: 8, touch: 22 } as const;

/** Asks the layers of a map, the topmost first, what the pointer means; only one of them is meant. */
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

/** Lets a layer be pointed at. Returns how to stop. */
export function addPickable<Found>(map: LeafletMap, level: number, pickable: Pickable<Found>): () => void {
  const picker = pickers.get(map) ?? new Picker(map);
  pickers.set(map, picker);
  // A picker gives to a layer only what it found itself.
  const any = pickable as Pickable<unknown>;
  picker.add(level, any);
  return () => picker.remove(any);
}

/** A tap comes as a mouse event, which says what it came from only as it is a pointer event too. */
function isTouch(event: MouseEvent): boolean {
  return 'pointerType' in event ? event.pointerType === 'touch' : matchMedia('(pointer: coarse)').matches;
}
