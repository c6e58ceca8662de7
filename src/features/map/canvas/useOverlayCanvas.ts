import { useEffect, useLayoutEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { type Draw, OverlayCanvas, levels } from './overlayCanvas.ts';
import { watchPixelRatio } from './watchPixelRatio.ts';

/** A canvas over the map, drawn with `draw` and again whenever that function changes. */
export function useOverlayCanvas(level: keyof typeof levels, draw: Draw): OverlayCanvas {
  const map = useMap();
  const [canvas] = useState(() => new OverlayCanvas(levels[level]));
  // Before the browser paints, so that changes appear in this frame and not in the next.
  useLayoutEffect(() => canvas.setDraw(draw), [canvas, draw]);
  useEffect(() => {
    canvas.addTo(map);
    const stop = watchPixelRatio(() => canvas.redraw());
    return () => {
      stop();
      canvas.remove();
    };
  }, [canvas, map]);
  return canvas;
}
