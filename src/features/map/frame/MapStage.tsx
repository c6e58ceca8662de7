import type { Map as LeafletMap } from 'leaflet';
import './map.css';
import './palette.css';
import { type ReactNode, type Ref, useEffect, useState, useEffectEvent, useRef } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { MAX_TILE_ZOOM } from '#/basemap/tile.ts';
import { prefersReducedMotion } from '#/device/reducedMotion.ts';
import { maxLatitude } from '#/domain/geo/mercator.ts';
import { useMapPalette } from '#/features/map/canvas/mapPalette.ts';
import { watchPixelRatio } from '#/features/map/canvas/overlayCanvas.ts';
import { BaseMapLayer, type BaseMapState } from './baseMapLayer.ts';
import type { MapView } from './mapView.ts';
import { tilesWithoutAttribution, tilesWithoutUrl, tilesWithoutZoom } from './words.ts';

/** To the edges of the projection, and a hundred times around the world. */
const limits: [[number, number], [number, number]] = [
  [-maxLatitude, -36_000],
  [maxLatitude, 36_000],
];

/** Leaflet's map without its own controls: ours have names and the colours of the page. */
export function MapStage({
  ref,
  start: { latitude, longitude, zoom },
  children,
}: {
  ref: Ref<LeafletMap>;
  start: MapView;
  children: ReactNode;
}) {
  const moving = !prefersReducedMotion();
  return (
    <MapContainer
      ref={ref}
      className="size-full"
      center={[latitude, longitude]}
      zoom={zoom}
      maxZoom={MAX_TILE_ZOOM}
      zoomSnap={0.5}
      maxBounds={limits}
      maxBoundsViscosity={1}
      zoomControl={false}
      attributionControl={false}
      // useMapSize watches the container, not the window.
      trackResize={false}
      fadeAnimation={false}
      zoomAnimation={moving}
      markerZoomAnimation={moving}
      inertia={moving}
    >
      {children}
    </MapContainer>
  );
}

/** Keeps a map as large as its container. Returns whether it has a size yet: a hidden map has none. */
export function useMapSize(map: LeafletMap | null): boolean {
  const [sized, setSized] = useState(false);
  useEffect(() => {
    if (!map) return;
    const container = map.getContainer();
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = container;
      if (clientWidth === 0 || clientHeight === 0) return;
      map.invalidateSize({ animate: false });
      const least = zoomThatFills(clientWidth, clientHeight);
      if (map.getZoom() < least) jumpTo(map, least);
      map.setMinZoom(least);
      setSized(true);
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [map]);
  return sized;
}

/**
 * Shows a zoom between two steps, at once. `setMinZoom` alone would go there with an animation, which then takes back
 * the view that the map is fitted to meanwhile.
 */
function jumpTo(map: LeafletMap, zoom: number): void {
  const { zoomSnap } = map.options;
  map.options.zoomSnap = 0;
  map.setZoom(zoom, { animate: false });
  map.options.zoomSnap = zoomSnap;
}

/**
 * The least zoom at which the world is as high and as wide as the map: it never ends at the poles, and shows nothing
 * twice. A half zoom for the height, and no more than it takes for the width.
 */
export function zoomThatFills(width: number, height: number): number {
  return Math.max(0.5, Math.ceil(2 * Math.log2(height / 256)) / 2, Math.log2(width / 256));
}

/** Lets the page scroll: the wheel zooms the map only while it has the focus, and one finger scrolls the page. */
export function useScrollingPage(map: LeafletMap | null, embedded: boolean): void {
  useEffect(() => {
    if (!map || !embedded) return;
    const container = map.getContainer();
    const takeWheel = () => map.scrollWheelZoom.enable();
    const leaveWheel = () => map.scrollWheelZoom.disable();
    if (!container.contains(document.activeElement)) leaveWheel();
    if (matchMedia('(pointer: coarse)').matches) map.dragging.disable();
    container.addEventListener('focusin', takeWheel);
    container.addEventListener('focusout', leaveWheel);
    return () => {
      container.removeEventListener('focusin', takeWheel);
      container.removeEventListener('focusout', leaveWheel);
      takeWheel();
      map.dragging.enable();
    };
  }, [map, embedded]);
}

const usualMaxZoom = 18;

/** Land, waters and borders. A new `key` starts over, as after a failure. */
export function BaseLayer({ onState }: { onState: (state: BaseMapState) => void }) {
  const map = useMap();
  const palette = useMapPalette();
  const layer = useRef<BaseMapLayer>(null);
  const begin = useEffectEvent(() => new BaseMapLayer(palette, onState));
  useEffect(() => {
    const added = begin().addTo(map);
    layer.current = added;
    const unwatch = watchPixelRatio(() => added.redraw());
    return () => {
      unwatch();
      added.remove();
    };
  }, [map]);
  useEffect(() => layer.current?.recolour(palette), [palette]);
  return null;
}

/** Street tiles of another server, drawn over the base map. */
export interface StreetTiles {
  /** An address with {z}, {x} and {y}. */
  readonly url: string;
  /** The attribution that the source asks for, as text. */
  readonly attribution: string;
  /** The most detailed zoom that the source has. */
  readonly maxZoom: number;
}

/** Reads `streetTiles` of config.json; off without it. It is here, not with the other settings, since only maps need it. */
export function readStreetTiles(given: unknown): {
  readonly tiles: StreetTiles | null;
  readonly notes: readonly string[];
} {
  if (given === undefined || given === null) return { tiles: null, notes: [] };
  const { url, attribution, maxZoom = usualMaxZoom } = Object(given) as Partial<Record<string, unknown>>;
  if (!isTemplate(url)) return { tiles: null, notes: [tilesWithoutUrl] };
  if (typeof attribution !== 'string' || attribution.trim() === '' || attribution.length > 200) {
    return { tiles: null, notes: [tilesWithoutAttribution] };
  }
  if (isZoom(maxZoom)) return { tiles: { url, attribution, maxZoom }, notes: [] };
  return { tiles: { url, attribution, maxZoom: usualMaxZoom }, notes: [tilesWithoutZoom] };
}

function isTemplate(url: unknown): url is string {
  if (typeof url !== 'string' || !['{z}', '{x}', '{y}'].every((part) => url.includes(part))) return false;
  return /^(https:\/\/[\w.-]+(:\d+)?)?\/(?!\/)[^\s\\]*$/.test(url);
}

function isZoom(zoom: unknown): zoom is number {
  return typeof zoom === 'number' && Number.isInteger(zoom) && zoom >= 1 && zoom <= 22;
}
