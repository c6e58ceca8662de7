import { useEffect, useState } from 'react';
import { type MapPalette, readMapPalette, watchTheme } from '#/features/map/canvas/mapPalette.ts';

/** The map colours at an element, updated after each change of theme; null until the element exists. */
export function usePaletteAt(element: HTMLElement | null): MapPalette | null {
  const [palette, setPalette] = useState<MapPalette | null>(null);
  useEffect(() => {
    if (!element) return;
    const read = (): void => setPalette(readMapPalette(element));
    read();
    return watchTheme(read);
  }, [element]);
  return palette;
}
