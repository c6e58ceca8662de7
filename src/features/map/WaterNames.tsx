import { divIcon, layerGroup, marker } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { waterNamesIn } from './waterNames.ts';

const pane = 'water-names';
/** Between the tiles (200) and what a page draws over them (400). */
const zIndex = '250';

/** Names of oceans and seas, as ground for the eye: no pointer and no screen reader meets them. */
export function WaterNames() {
  const map = useMap();
  useEffect(() => {
    const element = map.getPane(pane) ?? map.createPane(pane);
    element.style.zIndex = zIndex;
    element.style.pointerEvents = 'none';
    element.ariaHidden = 'true';
    const names = layerGroup().addTo(map);
    const draw = (): void => {
      const bounds = map.getBounds().pad(0.2);
      names.clearLayers();
      for (const { name, longitude } of waterNamesIn(map.getZoom(), bounds.getWest(), bounds.getEast())) {
        marker([name.latitude, longitude], {
          icon: iconOf(name.name),
          interactive: false,
          keyboard: false,
          pane,
        }).addTo(names);
      }
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      names.remove();
    };
  }, [map]);
  return null;
}

function iconOf(name: string) {
  const label = document.createElement('span');
  label.textContent = name;
  return divIcon({ html: label, className: 'map-water', iconSize: [0, 0] });
}
