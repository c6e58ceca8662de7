import { divIcon, layerGroup, marker } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Box } from '#/domain/geo/clipLine.ts';
import { toWorld, type WorldPoint, worldSize } from '#/domain/geo/mercator.ts';
import { overlap } from '#/domain/geo/placeLabels.ts';
import { type PortNames, watchPortNames } from '#/features/map/canvas/PortLayer.tsx';
import { waterLabels } from './waterWords.ts';

const ocean = (name: keyof typeof waterLabels, latitude: number, longitude: number, from = 0): WaterName => ({
  name,
  latitude,
  longitude,
  from,
  to: 5,
});
const sea = (name: keyof typeof waterLabels, latitude: number, longitude: number, from = 4): WaterName => ({
  name,
  latitude,
  longitude,
  from,
  to: 8,
});

/** By the middle of each, with the zooms of its label. */
export const waterNames: readonly WaterName[] = [
  ocean('northPacificOcean', 27, -172),
  ocean('southPacificOcean', -30, -140),
  ocean('northAtlanticOcean', 31, -44),
  ocean('southAtlanticOcean', -27, -14),
  ocean('indianOcean', -22, 80),
  ocean('southernOcean', -61, 150, 2.5),
  ocean('arcticOcean', 79, -170, 2.5),
  sea('beringSea', 58, -178, 3.5),
  sea('gulfOfAlaska', 56.5, -146, 3.5),
  sea('seaOfOkhotsk', 53.5, 149),
  sea('seaOfJapan', 40, 134.6),
  sea('yellowSea', 35.4, 123.2, 5),
  sea('eastChinaSea', 29.2, 125.4),
  sea('southChinaSea', 14, 114.5),
  sea('philippineSea', 18, 132, 3.5),
  sea('javaSea', -5, 111.3, 5),
  sea('coralSea', -16.5, 154),
  sea('tasmanSea', -38, 161, 3.5),
  sea('bayOfBengal', 14, 88),
  sea('arabianSea', 15.5, 64.5, 3.5),
  sea('redSea', 20.4, 38.4, 5),
  sea('persianGulf', 27, 51.2, 5.5),
  sea('mediterraneanSea', 34.8, 18.6),
  sea('blackSea', 43.2, 34.4, 5),
  sea('northSea', 56.4, 3.2),
  sea('balticSea', 57.2, 19.6, 5.5),
  sea('norwegianSea', 68.5, 1, 3.5),
  sea('labradorSea', 58.5, -54.5, 3.5),
  sea('hudsonBay', 60, -86),
  sea('gulfOfMexico', 25.2, -90.5),
  sea('caribbeanSea', 14.8, -75.5),
];

const pane = 'water-names';
/** Between the tiles (200) and the layers over them (400). */
const zIndex = '250';

/**
 * Names of oceans and seas. They are part of the background: without pointer events, hidden from screen readers, and left
 * out where they would be under the name of a port.
 */
export function WaterNames() {
  const map = useMap();
  useEffect(() => {
    const element = map.getPane(pane) ?? map.createPane(pane);
    element.style.zIndex = zIndex;
    element.style.pointerEvents = 'none';
    element.ariaHidden = 'true';
    const names = layerGroup().addTo(map);
    let ports: PortNames = { zoom: Number.NaN, boxes: [] };
    const draw = (): void => {
      const zoom = map.getZoom();
      const bounds = map.getBounds().pad(0.2);
      names.clearLayers();
      const marks = waterNamesIn(zoom, bounds.getWest(), bounds.getEast()).map(({ name, longitude }) => {
        const label = document.createElement('span');
        // An inner box has the width of the balanced lines; the label itself is wider.
        const lines = document.createElement('i');
        lines.textContent = waterLabels[name.name];
        label.append(lines);
        const icon = divIcon({ html: label, className: 'map-water', iconSize: [0, 0] });
        const mark = marker([name.latitude, longitude], { icon, interactive: false, keyboard: false, pane });
        return { lines, place: toWorld(name, zoom), mark: mark.addTo(names) };
      });
      // After a zoom the names of ports are placed again, which calls this again.
      if (ports.zoom !== zoom) return;
      // All are measured before the first is removed, so that the page is laid out once.
      const under = marks.filter(({ lines, place }) => {
        const box = boxAround(place, lines.offsetWidth, lines.offsetHeight);
        return ports.boxes.some((port) => overlap(port, box, worldSize(zoom)));
      });
      for (const { mark } of under) mark.remove();
    };
    draw();
    map.on('moveend', draw);
    const stop = watchPortNames(map, (reported) => {
      ports = reported;
      draw();
    });
    return () => {
      map.off('moveend', draw);
      stop();
      names.remove();
    };
  }, [map]);
  return null;
}

function boxAround({ x, y }: WorldPoint, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The name of a water: its middle, and the zooms at which it is useful and has room. */
interface WaterName {
  readonly name: keyof typeof waterLabels;
  readonly latitude: number;
  readonly longitude: number;
  readonly from: number;
  readonly to: number;
}

/** The names for a zoom, on each turn of the world that is in view between two longitudes. */
export function waterNamesIn(
  zoom: number,
  west: number,
  east: number,
): readonly { readonly name: WaterName; readonly longitude: number }[] {
  return waterNames
    .filter(({ from, to }) => zoom >= from && zoom <= to)
    .flatMap((name) => {
      const first = Math.ceil((west - name.longitude) / 360);
      const last = Math.floor((east - name.longitude) / 360);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, turn) => ({
        name,
        longitude: name.longitude + 360 * (first + turn),
      }));
    });
}
