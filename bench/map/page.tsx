import '../../src/app/styles.css';
import { createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useMap } from 'react-leaflet';
import { loadConfig } from '../../src/app/start.ts';
import { MapCard } from '../../src/features/map/frame/MapCard.tsx';
import { MapFrame } from '../../src/features/map/frame/MapFrame.tsx';

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

const asked = new URLSearchParams(location.search);
const label = 'The world';
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);

/** The map alone, as a page would show it. The address says where: `?lat=34&lng=-118&zoom=8&palette=kiosk`. */
function Page() {
  return (
    <MapCard
      label={label}
      mapClassName="h-dvh"
      map={
        <MapFrame
          label={label}
          palette={asked.get('palette') === 'kiosk' ? 'kiosk' : 'page'}
          view={{ latitude: number('lat', 22), longitude: number('lng', -170), zoom: number('zoom', 2) }}
          bounds={{ west: 120, south: 10, east: 245, north: 60 }}
        >
          <Handle />
        </MapFrame>
      }
    />
  );
}

const { config } = await loadConfig();
const routeTree = createRootRouteWithContext<{ streetTiles: unknown }>()({ component: Page });
const router = createRouter({
  routeTree,
  basepath: '/bench/map/index.html',
  context: { streetTiles: config.streetTiles },
});
const root = document.querySelector('#root');
if (root) createRoot(root).render(<RouterProvider router={router as never} />);
