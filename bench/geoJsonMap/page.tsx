import '../../src/features/map/frame/map.css';
import '../../src/app/styles.css';
import type { MultiPolygon, Polygon } from 'geojson';
import { canvas, geoJSON, latLng, map as createMap } from 'leaflet';
import { feature, mesh } from 'topojson-client';
import fineUrl from 'world-atlas/countries-10m.json?url';
import coarseUrl from 'world-atlas/countries-50m.json?url';
import { unwrapPolygons, type WorldFile } from '../../src/basemap/shapeIndex.ts';

// The peer of bench/baseMap.ts: Leaflet's own way, land and borders as GeoJSON layers on its canvas. To show what our map
// shows, the land is in one piece across 180° and the world stands there twice, as it does for a Pacific in the middle.
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
  const renderer = canvas();
  const style = { color: '#a9bccb', weight: 0.8, fillColor: '#f6f5f1', fillOpacity: 1, renderer };
  const { land, countries } = world.objects;
  const polygons = unwrapPolygons(
    feature(world, land).features.map(({ geometry }) => geometry as Polygon | MultiPolygon),
  );
  const ground: MultiPolygon = { type: 'MultiPolygon', coordinates: polygons };
  const borders = mesh(world, countries, (one, other) => one !== other);
  for (const turn of [0, 360]) {
    const coordsToLatLng = ([longitude, latitude]: number[]) =>
      latLng(latitude ?? 0, (longitude ?? 0) + turn);
    geoJSON(ground, { interactive: false, style, coordsToLatLng }).addTo(map);
    geoJSON(borders, { interactive: false, style: { ...style, fill: false }, coordsToLatLng }).addTo(map);
  }
  window.leafletMap = map;
  root.setAttribute('aria-busy', 'false');
}
