import './map.css';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode, Ref } from 'react';
import { MapContainer } from 'react-leaflet';
import { MAX_TILE_ZOOM } from '#/basemap/tile.ts';
import { mostLatitude } from '#/domain/geo/mercator.ts';
import type { MapView } from './mapView.ts';
import { wantsStillness } from './useStillMoves.ts';

/** To the edges of the projection, and any number of times around the world. */
const limits: [[number, number], [number, number]] = [
  [-mostLatitude, -36_000],
  [mostLatitude, 36_000],
];

/** Leaflet's map as every map here has it. Its own controls are left out: ours are named, and in the page's colours. */
export function MapStage({
  ref,
  start: { latitude, longitude, zoom },
  children,
}: {
  ref: Ref<LeafletMap>;
  start: MapView;
  children: ReactNode;
}) {
  const moving = !wantsStillness();
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
      // The size of the map's place is watched, not that of the window.
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
