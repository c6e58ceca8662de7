import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { BaseMapLayer, type BaseMapState } from './baseMapLayer.ts';
import { useMapPalette } from '#/features/map/canvas/mapPalette.ts';
import { watchPixelRatio } from '#/features/map/canvas/watchPixelRatio.ts';

/** Land, waters and borders. Another `key` begins anew, as after a failure. */
export function BaseLayer({ onState }: { onState: (state: BaseMapState) => void }) {
  const map = useMap();
  const palette = useMapPalette();
  const layer = useRef<BaseMapLayer>(null);
  const begin = useEffectEvent(() => new BaseMapLayer(palette, onState));
  useEffect(() => {
    const added = begin().addTo(map);
    layer.current = added;
    const unwatch = watchPixelRatio(() => added.redraw());
    return () => {
      unwatch();
      added.remove();
    };
  }, [map]);
  useEffect(() => layer.current?.recolour(palette), [palette]);
  return null;
}
