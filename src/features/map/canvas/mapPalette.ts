import { createContext, use } from 'react';
import type { TileColours } from '#/basemap/drawTile.ts';

/** The map's colours as a canvas reads them, from the design tokens of the same names (src/app/styles.css). */
export interface MapPalette extends TileColours {
  /** Names of waters. */
  readonly water: string;
  /** Names of places, and what keeps them apart from the ground. */
  readonly label: string;
  readonly halo: string;
  /** Lines that were travelled, that are estimated, and by rail. */
  readonly track: string;
  readonly future: string;
  readonly rail: string;
  readonly port: string;
  readonly vessel: string;
  /** Around dots and vessels. */
  readonly edge: string;
}

/** Each is a token `--map-…` of the style sheet. */
export const mapColours: readonly (keyof MapPalette)[] = [
  ...(['sea', 'land', 'coast', 'border', 'state', 'graticule', 'water', 'label', 'halo'] as const),
  ...(['track', 'future', 'rail', 'port', 'vessel', 'edge'] as const),
];

/** The palette in force at an element of the page. */
export function readMapPalette(element: HTMLElement): MapPalette {
  // A token says `light-dark(…)`; only a colour that is in use says which of the two it is.
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

/** Calls back when the theme changes, by the user's choice or by the device. Returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(onChange);
  device.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}

export const MapPaletteContext = createContext<MapPalette | null>(null);

/** The colours of the map around a layer; a new object after each change of theme. */
export function useMapPalette(): MapPalette {
  const palette = use(MapPaletteContext);
  if (!palette) throw new Error('useMapPalette has to be used below a MapFrame.');
  return palette;
}
