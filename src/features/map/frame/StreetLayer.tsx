import { tileLayer } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { StreetTiles } from './streetTiles.ts';

/** Street tiles over the base map, which stays visible where a tile does not load. */
export function StreetLayer({ url, maxZoom }: StreetTiles) {
  const map = useMap();
  useEffect(() => {
    const layer = tileLayer(url, { maxZoom, className: 'map-street' }).addTo(map);
    map.setMaxZoom(maxZoom);
    return () => {
      layer.remove();
    };
  }, [map, url, maxZoom]);
  return null;
}
