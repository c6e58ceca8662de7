import type { Map as LeafletMap } from 'leaflet';

/** One that draws the way of a vessel on a map that already stands there. */
export interface RouteDrawer {
  /** From the bytes of the service's answer on; ends when there is only drawing left, which is what it returns. */
  read(bytes: ArrayBuffer): Promise<() => void>;
  /** The map where it is ours, to move it. */
  readonly map?: LeafletMap;
}

/** Puts an empty map of the Pacific into a host, and says there by `data-drawn` when the line is drawn. */
export type PrepareRoute = (host: HTMLElement) => Promise<RouteDrawer>;

export interface WirePosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where all maps stand; MapLibre counts zooms from a world of 512 pixels. */
export const middle = { latitude: 26, longitude: -170, zoom: 3 } as const;

export function positionsIn(bytes: ArrayBuffer): readonly WirePosition[] {
  return JSON.parse(new TextDecoder().decode(bytes)).data.attributes.positions;
}

/** Without this, peers would draw a line around the world at 180°. */
export function eastward(positions: readonly WirePosition[]): readonly [number, number][] {
  let before = positions[0]?.longitude ?? 0;
  return positions.map(({ latitude, longitude }) => {
    before = longitude + 360 * Math.round((before - longitude) / 360);
    return [before, latitude];
  });
}

/** Says on the host when a canvas is drawn on for the first time. */
export function tellFirstStroke(host: HTMLElement): void {
  const { lineTo } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.lineTo = function drawn(x, y) {
    CanvasRenderingContext2D.prototype.lineTo = lineTo;
    lineTo.call(this, x, y);
    host.dataset['drawn'] = '';
  };
}
