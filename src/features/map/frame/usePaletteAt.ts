import { useEffect, useState } from 'react';
import { type MapPalette, readMapPalette, watchTheme } from '#/features/map/canvas/mapPalette.ts';

/** The colours in force at an element, again after each change of theme; null until the element is there. */
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
