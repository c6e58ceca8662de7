import 'maplibre-gl/dist/maplibre-gl.css';
import { canvas, map as leafletMap, polyline } from 'leaflet';
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { eastward, middle, positionsIn, type PrepareRoute, tellFirstStroke } from './route.ts';

/** A polyline on Leaflet's canvas; its smoothing leaves out points closer than so many pixels. */
export function leafletRoute(smoothFactor: number): PrepareRoute {
  return async (host) => {
    host.className = 'leaflet-container size-full';
    const map = leafletMap(host, { zoomControl: false, attributionControl: false });
    map.setView([middle.latitude, middle.longitude], middle.zoom);
    return {
      async read(bytes) {
        tellFirstStroke(host);
        const points = eastward(positionsIn(bytes)).map(([x, y]): [number, number] => [y, x - 360]);
        return () => {
          polyline(points, { renderer: canvas(), smoothFactor, weight: 2.6 }).addTo(map);
        };
      },
    };
  };
}

export const mapLibreRoute: PrepareRoute = async (host) => {
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap({
    container: host,
    style: { version: 8, sources: {}, layers: [] },
    center: [middle.longitude, middle.latitude],
    zoom: middle.zoom - 1,
    attributionControl: false,
    fadeDuration: 0,
  });
  await map.once('load');
  return {
    async read(bytes) {
      const coordinates = eastward(positionsIn(bytes)).map(([x, y]) => [x - 360, y]);
      const geometry = { type: 'LineString' as const, coordinates };
      return () => {
        map.addSource('way', { type: 'geojson', data: { type: 'Feature', properties: {}, geometry } });
        map.addLayer({ id: 'way', type: 'line', source: 'way', paint: { 'line-width': 2.6 } });
        map.on('render', () => {
          const isDrawn =
            map.isSourceLoaded('way') && map.queryRenderedFeatures({ layers: ['way'] }).length > 0;
          if (isDrawn) host.dataset['drawn'] = '';
        });
      };
    },
  };
};
