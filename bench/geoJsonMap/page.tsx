import '#/features/map/map.css';
import '#/styles.css';
import { canvas, geoJSON, map as createMap } from 'leaflet';
import { feature, mesh } from 'topojson-client';
import fineUrl from 'world-atlas/countries-10m.json?url';
import coarseUrl from 'world-atlas/countries-50m.json?url';
import type { WorldFile } from '#/basemap/worldFile.ts';

// The peer of bench/baseMap.ts: Leaflet's own way, the same land and borders as one GeoJSON layer on its canvas. The
// data are not unwrapped and the world is not repeated, which would cost it more.
const asked = new URLSearchParams(location.search);
const number = (name: string): number => Number(asked.get(name));
const root = document.querySelector<HTMLElement>('#root');
if (root) {
  root.className = 'h-dvh';
  const map = createMap(root, {
    center: [number('lat'), number('lng')],
    zoom: number('zoom'),
    zoomAnimation: false,
    fadeAnimation: false,
  });
  const answer = await fetch(number('zoom') >= 6 ? fineUrl : coarseUrl);
  const world: WorldFile = await answer.json();
  const renderer = canvas({ padding: 0.1 });
  const style = { color: '#a9bccb', weight: 0.8, fillColor: '#f6f5f1', fillOpacity: 1, renderer };
  const { land, countries } = world.objects;
  geoJSON(feature(world, land), { interactive: false, style }).addTo(map);
  const borders = mesh(world, countries, (one, other) => one !== other);
  geoJSON(borders, { interactive: false, style: { ...style, fill: false } }).addTo(map);
  window.leafletMap = map;
  root.setAttribute('aria-busy', 'false');
}
