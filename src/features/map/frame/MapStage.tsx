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
