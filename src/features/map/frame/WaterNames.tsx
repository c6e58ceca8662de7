import { divIcon, layerGroup, marker } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Box } from '#/domain/geo/clipLine.ts';
import { toWorld, type WorldPoint, worldSize } from '#/domain/geo/mercator.ts';
import { overlap } from '#/domain/geo/placeLabels.ts';
import { type PortNames, watchPortNames } from '#/features/map/canvas/PortLayer.tsx';

const ocean = (name: string, latitude: number, longitude: number, from = 0): WaterName => ({
  name,
  latitude,
  longitude,
  from,
  to: 5,
});
const sea = (name: string, latitude: number, longitude: number, from = 4): WaterName => ({
  name,
  latitude,
  longitude,
  from,
  to: 8,
});

/** Waters of the usual trades, with the English names of IHO charts. */
export const waterNames: readonly WaterName[] = [
  ocean('North Pacific Ocean', 27, -172),
  ocean('South Pacific Ocean', -30, -140),
  ocean('North Atlantic Ocean', 31, -44),
  ocean('South Atlantic Ocean', -27, -14),
  ocean('Indian Ocean', -22, 80),
  ocean('Southern Ocean', -61, 150, 2.5),
  ocean('Arctic Ocean', 79, -170, 2.5),
  sea('Bering Sea', 58, -178, 3.5),
  sea('Gulf of Alaska', 56.5, -146, 3.5),
  sea('Sea of Okhotsk', 53.5, 149),
  sea('Sea of Japan', 40, 134.6),
  sea('Yellow Sea', 35.4, 123.2, 5),
  sea('East China Sea', 29.2, 125.4),
  sea('South China Sea', 14, 114.5),
  sea('Philippine Sea', 18, 132, 3.5),
  sea('Java Sea', -5, 111.3, 5),
  sea('Coral Sea', -16.5, 154),
  sea('Tasman Sea', -38, 161, 3.5),
  sea('Bay of Bengal', 14, 88),
  sea('Arabian Sea', 15.5, 64.5, 3.5),
  sea('Red Sea', 20.4, 38.4, 5),
  sea('Persian Gulf', 27, 51.2, 5.5),
  sea('Mediterranean Sea', 34.8, 18.6),
  sea('Black Sea', 43.2, 34.4, 5),
  sea('North Sea', 56.4, 3.2),
  sea('Baltic Sea', 57.2, 19.6, 5.5),
  sea('Norwegian Sea', 68.5, 1, 3.5),
  sea('Labrador Sea', 58.5, -54.5, 3.5),
  sea('Hudson Bay', 60, -86),
  sea('Gulf of Mexico', 25.2, -90.5),
  sea('Caribbean Sea', 14.8, -75.5),
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
        lines.textContent = name.name;
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
  readonly name: string;
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
