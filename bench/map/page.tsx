import '#/styles.css';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useMap } from 'react-leaflet';
import { MapFrame } from '#/features/map/MapFrame.tsx';

declare global {
  interface Window {
    leafletMap: LeafletMap;
  }
}

/** Hands Leaflet's map to the measurement. */
function Handle() {
  const map = useMap();
  useEffect(() => {
    window.leafletMap = map;
  }, [map]);
  return null;
}

// The map alone, as a page would show it: what bench/baseMap.ts measures.
const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <MapFrame
      label="The world"
      className="h-dvh"
      palette={asked.get('palette') === 'kiosk' ? 'kiosk' : 'page'}
      view={{ latitude: number('lat', 22), longitude: number('lng', -170), zoom: number('zoom', 2) }}
    >
      <Handle />
    </MapFrame>,
  );
}
