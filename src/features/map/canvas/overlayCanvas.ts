import {
  DomUtil,
  Layer,
  type LeafletEventHandlerFn,
  type Map as LeafletMap,
  type ZoomAnimEvent,
} from 'leaflet';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { worldSize } from '#/domain/geo/mercator.ts';

/** The order of the layers. A pointer over several picks the highest. */
export const levels = { tracks: 1, ports: 2, vessels: 3 } as const;

/** The part of the world on a canvas, at a zoom. Pixels are CSS pixels. */
export interface CanvasPlace {
  readonly zoom: number;
  /** Width of the whole world. */
  readonly world: number;
  /** The corner of the canvas in the world. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A canvas to draw on. */
export interface Frame extends CanvasPlace {
  readonly context: CanvasRenderingContext2D;
}

export type Draw = (frame: Frame) => void;

/** Drawn on each side beyond the view, so that a drag rarely draws again. */
const margin = 128;

/**
 * One canvas over the map, for thousands of items that would be too many elements. It moves with a drag, is stretched
 * during a zoom, and is drawn again when the map stops or the view leaves it.
 */
export class OverlayCanvas extends Layer {
  readonly #canvas = document.createElement('canvas');
  #draw: Draw = () => undefined;
  #map: LeafletMap | null = null;
  #place: CanvasPlace | null = null;
  #request = 0;

  /** @param level of the canvas among the others; higher ones lie on top */
  constructor(level: number) {
    super();
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#canvas.style.cssText = `position: absolute; pointer-events: none; z-index: ${level}`;
  }

  /** Replaces the drawing function. */
  setDraw(draw: Draw): void {
    this.#draw = draw;
    this.redraw();
  }

  /** Draws again with the next frame, once for any number of calls. */
  redraw(): void {
    if (this.#map && this.#request === 0) this.#request = requestAnimationFrame(() => this.#paint());
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map;
    this.#canvas.classList.toggle('leaflet-zoom-animated', map.options.zoomAnimation === true);
    map.getPanes().overlayPane.append(this.#canvas);
    this.#settle();
    return this;
  }

  override onRemove(): this {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#canvas.remove();
    this.#map = null;
    return this;
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    return {
      moveend: () => this.#settle(),
      resize: () => this.#settle(),
      move: () => this.#follow(),
      zoomanim: (event) => this.#stretch(event as ZoomAnimEvent),
    };
  }

  /** Moves over the view again and draws at once: a zoom must not end with a stretched picture. */
  #settle(): void {
    const map = this.#map;
    if (!map) return;
    const corner = map.containerPointToLayerPoint([-margin, -margin]).round();
    const { x: left, y: top } = corner.add(map.getPixelOrigin());
    const size = map.getSize();
    const zoom = map.getZoom();
    const [width, height] = [size.x + 2 * margin, size.y + 2 * margin];
    this.#place = { zoom, world: worldSize(zoom), left, top, width, height };
    DomUtil.setPosition(this.#canvas, corner);
    this.#paint();
  }

  #paint(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    const context = this.#canvas.getContext('2d');
    if (!context || !this.#place) return;
    const { width, height } = this.#place;
    const ratio = window.devicePixelRatio || 1;
    this.#resize(width, height, ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    this.#draw({ ...this.#place, context });
  }

  #resize(width: number, height: number, ratio: number): void {
    const canvas = this.#canvas;
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width === across && canvas.height === down) return;
    canvas.width = across;
    canvas.height = down;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }

  /** The canvas moves with a drag; a pinch stretches it. */
  #follow(): void {
    const [map, place] = [this.#map, this.#place];
    if (!map || !place) return;
    const zoom = map.getZoom();
    if (zoom !== place.zoom) {
      this.#stretch({ zoom, center: map.getCenter() });
      return;
    }
    const { x, y } = map.containerPointToLayerPoint([0, 0]).add(map.getPixelOrigin());
    const { x: width, y: height } = map.getSize();
    const [left, top] = [x - place.left, y - place.top];
    const isCovered = left >= 0 && top >= 0 && left + width <= place.width && top + height <= place.height;
    if (!isCovered) this.#settle();
  }

  #stretch({ center, zoom }: Pick<ZoomAnimEvent, 'center' | 'zoom'>): void {
    const [map, place] = [this.#map, this.#place];
    if (!map || !place) return;
    const scale = map.getZoomScale(zoom, place.zoom);
    const pane = DomUtil.getPosition(map.getPanes().mapPane);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane).round();
    const corner = DomUtil.getPosition(this.#canvas).clone();
    corner.x = place.left * scale - origin.x;
    corner.y = place.top * scale - origin.y;
    DomUtil.setTransform(this.#canvas, corner, scale);
  }
}

/** A canvas over the map, drawn with `draw` and again whenever that function changes. */
export function useOverlayCanvas(level: keyof typeof levels, draw: Draw): OverlayCanvas {
  const map = useMap();
  const [canvas] = useState(() => new OverlayCanvas(levels[level]));
  // Before the browser paints, so that changes appear in this frame and not in the next.
  useLayoutEffect(() => canvas.setDraw(draw), [canvas, draw]);
  useEffect(() => {
    canvas.addTo(map);
    const stop = watchPixelRatio(() => canvas.redraw());
    return () => {
      stop();
      canvas.remove();
    };
  }, [canvas, map]);
  return canvas;
}

/** Calls back when the page moves to a screen of another resolution or is zoomed. Returns a function that stops it. */
export function watchPixelRatio(onChange: () => void): () => void {
  const stopping = new AbortController();
  const watch = () => {
    const current = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      onChange();
      watch();
    };
    current.addEventListener('change', changed, { once: true, signal: stopping.signal });
  };
  watch();
  return () => stopping.abort();
}
