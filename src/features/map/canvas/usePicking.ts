import { useEffect, useEffectEvent, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { WorldPoint } from '#/domain/geo/mercator.ts';
import { addPickable } from './mapPicking.ts';
import { levels } from './overlayCanvas.ts';

interface Picking {
  /** The id of the item within reach of a point of the world at a zoom. Pixels. */
  readonly find: (point: WorldPoint, zoom: number, reach: number) => string | null;
  readonly onSelect: ((id: string) => void) | undefined;
}

/** Makes the items of a layer hoverable and clickable. Returns the id of the hovered one. */
export function usePicking(level: keyof typeof levels, { find, onSelect }: Picking): string | null {
  const map = useMap();
  const [hovered, setHovered] = useState<string | null>(null);
  const look = useEffectEvent(find);
  const select = useEffectEvent((id: string) => onSelect?.(id));
  const isPressable = onSelect !== undefined;
  useEffect(
    () => addPickable(map, levels[level], { find: look, hover: setHovered, ...(isPressable && { select }) }),
    [map, level, isPressable],
  );
  return hovered;
}
