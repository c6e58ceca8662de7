import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { useMapPalette } from '#/features/map/canvas/mapPalette.ts';
import { watchPixelRatio } from '#/features/map/canvas/overlayCanvas.ts';
import { BaseMapLayer, type BaseMapState } from './baseMapLayer.ts';
import { tilesWithoutAttribution, tilesWithoutUrl, tilesWithoutZoom } from './words.ts';

const usualMaxZoom = 18;

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

/** Street tiles of another server, drawn over the base map. */
export interface StreetTiles {
  /** An address with {z}, {x} and {y}. */
  readonly url: string;
  /** The attribution that the source asks for, as text. */
  readonly attribution: string;
  /** The most detailed zoom that the source has. */
  readonly maxZoom: number;
}

/** Reads `streetTiles` of config.json; off without it. It is here, not with the other settings, since only maps need it. */
export function readStreetTiles(given: unknown): {
  readonly tiles: StreetTiles | null;
  readonly notes: readonly string[];
} {
  if (given === undefined || given === null) return { tiles: null, notes: [] };
  const { url, attribution, maxZoom = usualMaxZoom } = Object(given) as Partial<Record<string, unknown>>;
  if (!isTemplate(url)) return { tiles: null, notes: [tilesWithoutUrl] };
  if (typeof attribution !== 'string' || attribution.trim() === '' || attribution.length > 200) {
    return { tiles: null, notes: [tilesWithoutAttribution] };
  }
  if (isZoom(maxZoom)) return { tiles: { url, attribution, maxZoom }, notes: [] };
  return { tiles: { url, attribution, maxZoom: usualMaxZoom }, notes: [tilesWithoutZoom] };
}

function isTemplate(url: unknown): url is string {
  if (typeof url !== 'string' || !['{z}', '{x}', '{y}'].every((part) => url.includes(part))) return false;
  return /^(https:\/\/[\w.-]+(:\d+)?)?\/(?!\/)[^\s\\]*$/.test(url);
}

function isZoom(zoom: unknown): zoom is number {
  return typeof zoom === 'number' && Number.isInteger(zoom) && zoom >= 1 && zoom <= 22;
}
