import type { Map as LeafletMap } from 'leaflet';
import { metresOfPixel, scaleBars } from './scaleBar.ts';
import { useMapFact } from './useMapFact.ts';

/** Pixels. The shortest bar is half as wide and still has room for its text. */
const widest = 128;

/** The scale at the middle of the map, and the attributions. Those are rendered as text, never as HTML. */
export function MapCorner({ map, attributions }: { map: LeafletMap; attributions: readonly string[] }) {
  const metres = useMapFact(map, () => metresOfPixel(map.getCenter().lat, map.getZoom()));
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-1 z-1 flex items-end justify-between gap-4 text-2xs text-(--map-label)">
      <div
        className="shrink-0 pb-1"
        role="img"
        aria-label={scaleBars(metres, widest)
          .map(({ text }) => text)
          .join(', ')}
      >
        {scaleBars(metres, widest).map(({ text, pixels }) => (
          <div
            key={text}
            style={{ width: pixels }}
            className="border-x border-(--map-label) px-1 leading-4 whitespace-nowrap first:border-b"
          >
            {text}
          </div>
        ))}
      </div>
      <p className="min-w-0 text-right">{attributions.join(' · ')}</p>
    </div>
  );
}
