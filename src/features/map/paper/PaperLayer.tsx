import { useEffect, useMemo, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Bounds } from '#/domain/geo/bounds.ts';
import { type MapPalette, readMapPalette } from '#/features/map/canvas/mapPalette.ts';
import type { VesselFeed } from '#/features/map/canvas/vesselPositions.ts';
import { BaseMapLayer } from '#/features/map/frame/baseMapLayer.ts';
import {
  drawPaper,
  type PaperBase,
  paperCanvas,
  type PaperContent,
  paperRatio,
  paperPlace,
  paperTiles,
} from './paperPlace.ts';

/**
 * Keeps a map of the same journey ready for paper: of one size and in light colours, whatever the screen has. A browser
 * does not wait when it prints, so the base map is drawn beforehand, once the page is at rest. Renders nothing.
 */
export function PaperLayer({
  bounds,
  lines,
  ports,
  feed,
  onPaper,
}: Omit<PaperContent, 'vessels'> & {
  bounds: Bounds;
  feed: VesselFeed;
  onPaper: (draw: DrawPaperMap | null) => void;
}) {
  const map = useMap();
  const { west, south, east, north } = bounds;
  const place = useMemo(() => paperPlace({ west, south, east, north }), [west, south, east, north]);
  const base = useRef<PaperBase | null>(null);

  useEffect(
    () =>
      whenAtRest(() => {
        const palette = lightPalette(map.getContainer());
        const canvas = paperCanvas(place, palette);
        const layer = baseLayerOf(map);
        if (!canvas || !layer) return undefined;
        base.current = { place, canvas, palette };
        const context = canvas.getContext('2d');
        const stops = paperTiles(place).map(({ address, x, y, size }) =>
          layer.paintBeside(address, Math.round(size * paperRatio), palette, (tile) =>
            context?.drawImage(tile, x, y, size, size),
          ),
        );
        return () => {
          for (const stop of stops) stop();
          // Of other bounds it would be another place below the journey: until it is drawn anew there is none.
          base.current = null;
        };
      }),
    [map, place],
  );

  useEffect(() => {
    const { fontFamily } = getComputedStyle(map.getContainer());
    onPaper(
      () => base.current && drawPaper({ ...base.current, lines, ports, vessels: feed.positions }, fontFamily),
    );
    return () => onPaper(null);
  }, [map, lines, ports, feed, onPaper]);
  return null;
}

/** Runs once the browser has nothing else to do; returns how to end it and what it began. */
function whenAtRest(run: () => (() => void) | undefined): () => void {
  let stop: (() => void) | undefined;
  const begin = () => {
    stop = run();
  };
  // Safari has no idle times.
  const idle = 'requestIdleCallback' in window;
  const request = idle ? requestIdleCallback(begin) : setTimeout(begin, 1_000);
  return () => {
    if (idle) cancelIdleCallback(Number(request));
    else clearTimeout(request);
    stop?.();
  };
}

function baseLayerOf(map: ReturnType<typeof useMap>): BaseMapLayer | null {
  let found: BaseMapLayer | null = null;
  map.eachLayer((layer) => {
    if (layer instanceof BaseMapLayer) found = layer;
  });
  return found;
}

function lightPalette(container: HTMLElement): MapPalette {
  const light = document.createElement('div');
  light.className = 'on-paper';
  container.append(light);
  const palette = readMapPalette(light);
  light.remove();
  return palette;
}

/** Draws a map for paper, at once; null where it has nothing to draw yet. */
export type DrawPaperMap = () => HTMLCanvasElement | null;
