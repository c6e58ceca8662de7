import { useRouter } from '@tanstack/react-router';
import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Bounds } from '#/domain/geo/bounds.ts';
import { MapPaletteContext } from '#/features/map/canvas/mapPalette.ts';
import { BaseLayer } from './BaseLayer.tsx';
import type { BaseMapState } from './baseMapLayer.ts';
import { endMotionsWith } from './endMotions.ts';
import { MapControls } from './MapControls.tsx';
import { MapCorner } from './MapCorner.tsx';
import { MapNotice } from './MapNotice.tsx';
import { MapStage } from './MapStage.tsx';
import { type MapView, pacificView } from './mapView.ts';
import { StreetLayer } from './StreetLayer.tsx';
import { readStreetTiles } from './streetTiles.ts';
import { useExpansion } from './useExpanded.ts';
import { useFirstView } from './useFirstView.ts';
import { useMapMoves } from './useMapMoves.ts';
import { useMapName } from './useMapName.ts';
import { useMapSize } from './useMapSize.ts';
import { usePaletteAt } from './usePaletteAt.ts';
import { useReducedMotion } from './useReducedMotion.ts';
import { useScrollingPage } from './useScrollingPage.ts';
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
