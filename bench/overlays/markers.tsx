import { divIcon, type Map as LeafletMap, marker } from 'leaflet';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useMap } from 'react-leaflet';
import { FullMap } from './FullMap.tsx';
import { fleetOf, positionsAt, type PrepareVessels } from './vessels.ts';

/** The same map with one of Leaflet's markers for each vessel, an arrow that is turned. */
export const markers: PrepareVessels = async (host, count) => {
  const fleet = fleetOf(count);
  const map = await new Promise<LeafletMap>((resolve) => {
    createRoot(host).render(
      <FullMap label="Vessels">
        <Tell onMap={resolve} />
      </FullMap>,
    );
  });
  const marks = fleet.map(() => {
    const arrow = document.createElement('div');
    arrow.style.cssText = 'width: 0; border: 5px solid transparent; border-bottom: 12px solid #38bdf8';
    const mark = marker([0, 0], { icon: divIcon({ html: arrow, className: '', iconSize: [10, 12] }) });
    mark.addTo(map);
    return { mark, arrow };
  });
  return (share) => {
    for (const [index, at] of positionsAt(fleet, share).entries()) {
      const { mark, arrow } = marks[index] ?? {};
      if (!at || !mark || !arrow) continue;
      // Of the copies of the world the one in the middle.
      mark.setLatLng([at.latitude, at.longitude > 10 ? at.longitude - 360 : at.longitude]);
      arrow.style.rotate = `${at.heading ?? 0}deg`;
    }
  };
};

function Tell({ onMap }: { onMap: (map: LeafletMap) => void }) {
  const map = useMap();
  useEffect(() => onMap(map), [map, onMap]);
  return null;
}
