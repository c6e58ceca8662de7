import { createContext, use } from 'react';

/** The map's colours as a canvas reads them, from the design tokens of the same names (src/styles.css). */
export interface MapPalette {
  readonly water: string;
  readonly label: string;
  readonly halo: string;
  readonly track: string;
  readonly future: string;
  readonly rail: string;
  readonly port: string;
  readonly vessel: string;
  readonly edge: string;
}

export const MapPaletteContext = createContext<MapPalette | null>(null);

/** The colours of the map around a layer; a new object after each change of theme. */
export function useMapPalette(): MapPalette {
  const palette = use(MapPaletteContext);
  if (!palette) throw new Error('useMapPalette has to be used below a MapFrame.');
  return palette;
}
