import { useRouter } from '@tanstack/react-router';
import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { prefersReducedMotion } from '#/device/reducedMotion.ts';
import { type Bounds, contains } from '#/domain/geo/bounds.ts';
import {
  MapPaletteContext,
  type MapPalette,
  readMapPalette,
  watchTheme,
} from '#/features/map/canvas/mapPalette.ts';
import type { BaseMapState } from './baseMapLayer.ts';
import {
  BaseLayer,
  readStreetTiles,
  type StreetTiles,
  MapStage,
  useMapSize,
  useScrollingPage,
} from './MapStage.tsx';
import { type MapView, pacificView, viewOf, boundsInView, fit } from './mapView.ts';
import { MapControls, MapNotice, MapCorner } from './overlays.tsx';
import { useExpansion } from './useExpanded.ts';
import { WaterNames } from './WaterNames.tsx';
import { keysHint, naturalEarth, skipMap } from './words.ts';

export interface MapFrameProps {
  /** The name for screen readers: “Route of MSKU4807969”. */
  readonly label: string;
  /** The first view. Without it, and without `bounds`, the Pacific. Later values have no effect. */
  readonly view?: MapView;
  /**
   * The bounds for “Show all”, and the first view where there is no `view`. They may come later than the map and grow:
   * it shows all of them until the user touches it.
   */
  readonly bounds?: Bounds | null;
  /** Called after each move. */
  readonly onView?: (view: MapView) => void;
  /** Within a page that scrolls: the wheel zooms the map only if it has the focus, and one finger scrolls the page. */
  readonly embedded?: boolean;
  readonly palette?: 'page' | 'kiosk';
  /** Layers. They use `useMap` of react-leaflet and `useMapPalette`. */
  readonly children?: ReactNode;
}

/** A map of the world that needs no other server: base map, controls, scale and layers. It fills its MapCard. */
export function MapFrame({
  label,
  view,
  bounds = null,
  onView,
  embedded = false,
  palette: paletteName,
  children,
}: MapFrameProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  useEffect(() => {
    if (map) endMotionsWith(map);
  }, [map]);
  const [baseMap, setBaseMap] = useState<BaseMapState>('loading');
  const [attempt, setAttempt] = useState(0);
  const { expanded, expand, restore } = useExpansion();
  const palette = usePaletteAt(frame);
  // A map also works without the application around it.
  const streetTiles: unknown = useRouter({ warn: false })?.options.context.streetTiles;
  const { tiles, notes } = useMemo(() => readStreetTiles(streetTiles), [streetTiles]);
  const end = useRef<HTMLSpanElement>(null);
  const hint = useId();
  useMapName(map, label, hint);
  const sized = useMapSize(map);
  useFirstView(sized ? map : null, frame, view ? null : bounds);
  useMapMoves(map, onView);
  useReducedMotion(map);
  useScrollingPage(map, embedded && !expanded);

  return (
    <div ref={setFrame} data-map-palette={paletteName} className="relative isolate h-full bg-canvas">
      <button
        type="button"
        onClick={() => end.current?.focus()}
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:rounded focus:bg-surface focus:p-2 focus:text-sm"
      >
        {skipMap}
      </button>
      <p id={hint} className="sr-only">
        {keysHint}
      </p>
      {palette && (
        <MapPaletteContext value={palette}>
          <MapStage ref={setMap} start={view ?? pacificView}>
            <BaseLayer key={attempt} onState={setBaseMap} />
            {tiles && <StreetLayer {...tiles} />}
            <WaterNames />
            {children}
          </MapStage>
        </MapPaletteContext>
      )}
      {map && (
        <>
          <MapControls map={map} bounds={bounds} expanded={expanded} onExpand={expanded ? restore : expand} />
          <MapCorner map={map} attributions={tiles ? [naturalEarth, tiles.attribution] : [naturalEarth]} />
          <MapNotice
            map={map}
            state={baseMap}
            notes={notes}
            onRetry={() => {
              setBaseMap('loading');
              setAttempt(attempt + 1);
            }}
          />
        </>
      )}
      <span ref={end} tabIndex={-1} />
    </div>
  );
}

const touches = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Fits bounds into a map, and again where they grow beyond its view: vessels come after their ports. Once the user has
 * touched the map or its buttons, the view is theirs.
 *
 * @param map null as long as it has no size
 */
function useFirstView(map: LeafletMap | null, frame: HTMLElement | null, bounds: Bounds | null): void {
  const fitted = useRef(false);
  const touched = useRef(false);
  useEffect(() => {
    if (!frame) return;
    const onTouch = () => {
      touched.current = true;
    };
    for (const event of touches) frame.addEventListener(event, onTouch, { capture: true, passive: true });
    return () => {
      for (const event of touches) frame.removeEventListener(event, onTouch, { capture: true });
    };
  }, [frame]);
  useEffect(() => {
    if (!map || !bounds || touched.current) return;
    if (fitted.current && contains(boundsInView(map), bounds)) return;
    fitted.current = true;
    fit(map, bounds);
  }, [map, bounds]);
}

/** Names a map for screen readers; `hint` is the id of the element that explains its keys. */
function useMapName(map: LeafletMap | null, label: string, hint: string): void {
  useEffect(() => {
    if (!map) return;
    const container = map.getContainer();
    // An application: arrow keys are the map's, not the screen reader's.
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
    container.setAttribute('aria-describedby', hint);
  }, [map, label, hint]);
}

/** The map colours at an element, updated after each change of theme; null until the element exists. */
function usePaletteAt(element: HTMLElement | null): MapPalette | null {
  const [palette, setPalette] = useState<MapPalette | null>(null);
  useEffect(() => {
    if (!element) return;
    const read = (): void => setPalette(readMapPalette(element));
    read();
    return watchTheme(read);
  }, [element]);
  return palette;
}

/** Lets a map jump instead of animating, for users who ask for less motion. */
function useReducedMotion(map: LeafletMap | null): void {
  useEffect(() => {
    if (map && prefersReducedMotion()) jumpWithKeys(map);
  }, [map]);
}

/** Leaflet has options against all its animations except that of the arrow keys. */
function jumpWithKeys(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}

/** Street tiles over the base map, which stays visible where a tile does not load. */
function StreetLayer({ url, maxZoom }: StreetTiles) {
  const map = useMap();
  useEffect(() => {
    const layer = tileLayer(url, { maxZoom, className: 'map-street' }).addTo(map);
    map.setMaxZoom(maxZoom);
    return () => {
      layer.remove();
    };
  }, [map, url, maxZoom]);
  return null;
}

/** Calls back with the view of a map after each move. */
function useMapMoves(map: LeafletMap | null, onView: ((view: MapView) => void) | undefined): void {
  const tell = useEffectEvent(() => {
    if (map) onView?.(viewOf(map));
  });
  useEffect(() => {
    if (!map) return;
    const moved = (): void => tell();
    map.on('moveend', moved);
    return () => {
      map.off('moveend', moved);
    };
  }, [map]);
}

/** The state of a running zoom that Leaflet 1.9 does not end when its map is removed. */
interface Motions {
  _animatingZoom: boolean;
  readonly scrollWheelZoom?: { readonly _timer?: number };
}

/**
 * Ends a zoom with its map. Leaflet leaves the timers of the animation and of the wheel running. They then access panes
 * that no longer exist, which throws for users who leave the page in the middle of a zoom.
 */
function endMotionsWith(map: LeafletMap): void {
  map.once('unload', () => {
    const motions = map as unknown as Motions;
    // Leaflet has no public API for either.
    /* oxlint-disable no-underscore-dangle */
    motions._animatingZoom = false;
    window.clearTimeout(motions.scrollWheelZoom?._timer);
    /* oxlint-enable no-underscore-dangle */
  });
}
