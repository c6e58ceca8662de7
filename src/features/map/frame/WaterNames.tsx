import { divIcon, layerGroup, marker } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Box } from '#/domain/geo/clipLine.ts';
import { toWorld, type WorldPoint, worldSize } from '#/domain/geo/mercator.ts';
import { overlap } from '#/domain/geo/placeLabels.ts';
import { type PortNames, watchPortNames } from '#/features/map/canvas/portNames.ts';
import { waterNamesIn } from './waterNames.ts';

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
