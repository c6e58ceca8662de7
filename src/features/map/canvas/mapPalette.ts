import { createContext, use } from 'react';
import type { TileColours } from '#/basemap/drawTile.ts';

/** The colours of the map for a canvas, from the tokens of the same names (src/features/map/frame/palette.css). */
export interface MapPalette extends TileColours {
  /** Names of waters. */
  readonly water: string;
  /** Names of places, and their halo. */
  readonly label: string;
  readonly halo: string;
  /** Past tracks, projected routes, and lines by rail. */
  readonly track: string;
  readonly projected: string;
  readonly rail: string;
  readonly port: string;
  /** Vessels that do not move. */
  readonly rest: string;
  readonly vessel: string;
  /** Around dots and vessels. */
  readonly edge: string;
}

/** Each is a token `--map-…` of the style sheet. */
export const mapColours: readonly (keyof MapPalette)[] = [
  ...(['sea', 'land', 'coast', 'border', 'state', 'graticule', 'water', 'label', 'halo'] as const),
  ...(['track', 'projected', 'rail', 'port', 'rest', 'vessel', 'edge'] as const),
];

/** The palette at an element of the page. */
export function readMapPalette(element: HTMLElement): MapPalette {
  // The value of a token is `light-dark(…)`; only a computed colour is one of the two.
  const probe = document.createElement('span');
  element.append(probe);
  const colour = getComputedStyle(probe);
  const palette = Object.fromEntries(
    mapColours.map((name) => {
      probe.style.color = `var(--map-${name})`;
      return [name, colour.color];
    }),
  );
  probe.remove();
  return palette as unknown as MapPalette;
}

/** Calls back when theme or palette change, by the user or by the device. Returns a function that stops it. */
export function watchTheme(onChange: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(onChange);
  device.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-palette'] });
  return () => {
    device.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}

export const MapPaletteContext = createContext<MapPalette | null>(null);

/** The colours of the map; a new object after each change of theme. */
export function useMapPalette(): MapPalette {
  const palette = use(MapPaletteContext);
  if (!palette) throw new Error('useMapPalette has to be used below a MapFrame.');
  return palette;
}
