import type { Map as LeafletMap } from 'leaflet';
import './map.css';
import './palette.css';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { MAX_TILE_ZOOM } from '#/basemap/tile.ts';
import { prefersReducedMotion } from '#/device/reducedMotion.ts';
import { maxLatitude } from '#/domain/geo/mercator.ts';
import type { MapView } from './mapView.ts';

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
      map.setMinZoom(zoomThatFills(clientHeight));
      setSized(true);
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [map]);
  return sized;
}

/** The least half zoom at which the world is as high as the map, so that it never ends at the poles. */
export function zoomThatFills(height: number): number {
  return Math.max(0.5, Math.ceil(2 * Math.log2(height / 256)) / 2);
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
