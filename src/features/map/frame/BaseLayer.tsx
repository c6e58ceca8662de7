import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { useMapPalette } from '#/features/map/canvas/mapPalette.ts';
import { watchPixelRatio } from '#/features/map/canvas/watchPixelRatio.ts';
import { BaseMapLayer, type BaseMapState } from './baseMapLayer.ts';

/** Land, waters and borders. A new `key` starts over, as after a failure. */
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
