import './map.css';
import './palette.css';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode, Ref } from 'react';
import { MapContainer } from 'react-leaflet';
import { MAX_TILE_ZOOM } from '#/basemap/tile.ts';
import { prefersReducedMotion } from '#/device/preferences.ts';
import { mostLatitude } from '#/domain/geo/mercator.ts';
import type { MapView } from './mapView.ts';

/** To the edges of the projection, and a hundred times around the world. */
const limits: [[number, number], [number, number]] = [
  [-mostLatitude, -36_000],
  [mostLatitude, 36_000],
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
