import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { BaseLayer } from './BaseLayer.tsx';
import type { BaseMapState } from './baseMapLayer.ts';
import { endMotionsWith } from './endMotions.ts';
import { MapControls } from './MapControls.tsx';
import { MapCorner } from './MapCorner.tsx';
import { MapNotice } from './MapNotice.tsx';
import { MapPaletteContext } from '#/features/map/canvas/mapPalette.ts';
import { type MapBounds, type MapView, pacificView } from './mapView.ts';
import { MapStage } from './MapStage.tsx';
import { StreetLayer } from './StreetLayer.tsx';
import { useExpansion } from './useExpanded.ts';
import { useMapMoves } from './useMapMoves.ts';
import { useMapName } from './useMapName.ts';
import { useMapSize } from './useMapSize.ts';
import { usePaletteAt } from './usePaletteAt.ts';
import { useScrollingPage } from './useScrollingPage.ts';
import { useStillMoves } from './useStillMoves.ts';
import { useStreetTiles } from './useStreetTiles.ts';
import { WaterNames } from './WaterNames.tsx';

export interface MapFrameProps {
  /** What the map shows, for those who hear it: “Route of MSKU4807969”. */
  readonly label: string;
  /** What is shown at first. Without it, and without `bounds`, the Pacific. A later one moves nothing. */
  readonly view?: MapView;
  /**
   * The part of the world that “Show all” shows, and that is shown at first where there is no `view`. It may come later
   * than the map.
   */
  readonly bounds?: MapBounds | null;
  /** Told after each move, by hand or not. */
  readonly onView?: (view: MapView) => void;
  /** In the midst of a page that scrolls: the wheel moves the map only once it has the focus, one finger the page. */
  readonly embedded?: boolean;
  readonly palette?: 'page' | 'kiosk';
  /** Layers. They find Leaflet's map by `useMap` of react-leaflet and the colours by `useMapPalette`. */
  readonly children?: ReactNode;
}

/** As Natural Earth asks to be named. */
const naturalEarth = 'Made with Natural Earth';

/**
 * A map of the world that needs no other server: base map, controls, scale and the layers it is given. It fills its
 * place in a MapCard.
 */
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
  const [baseMap, setBaseMap] = useState<BaseMapState>('reading');
  const [attempt, setAttempt] = useState(0);
  const { expanded, expand, shrink } = useExpansion();
  const palette = usePaletteAt(frame);
  const { tiles, notes } = useStreetTiles();
  const end = useRef<HTMLSpanElement>(null);
  const hint = useId();
  useMapName(map, label, hint);
  useMapSize(map, view ? null : bounds);
  useMapMoves(map, onView);
  useStillMoves(map);
  useScrollingPage(map, embedded && !expanded);

  return (
    <div ref={setFrame} data-map-palette={paletteName} className="relative isolate h-full bg-canvas">
      <button
        type="button"
        onClick={() => end.current?.focus()}
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:rounded focus:bg-surface focus:p-2 focus:text-sm"
      >
        Skip the map
      </button>
      <p id={hint} className="sr-only">
        Arrow keys move the map, plus and minus change how close it is.
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
          <MapControls map={map} bounds={bounds} expanded={expanded} onExpand={expanded ? shrink : expand} />
          <MapCorner map={map} attributions={tiles ? [naturalEarth, tiles.attribution] : [naturalEarth]} />
          <MapNotice
            map={map}
            state={baseMap}
            notes={notes}
            onRetry={() => {
              setBaseMap('reading');
              setAttempt(attempt + 1);
            }}
          />
        </>
      )}
      <span ref={end} tabIndex={-1} />
    </div>
  );
}
