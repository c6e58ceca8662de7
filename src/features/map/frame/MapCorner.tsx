import type { Map as LeafletMap } from 'leaflet';
import { useMapFact } from './mapView.ts';

/** The international nautical mile. */
const METRES_OF_NAUTICAL_MILE = 1852;

/** Around the equator of the sphere of Web Mercator (EPSG:3857), in metres. */
const EQUATOR = 2 * Math.PI * 6_378_137;

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

/** A bar of the scale: a round length and its width in pixels. */
interface ScaleBar {
  readonly text: string;
  readonly pixels: number;
}

/** The length of a pixel in metres, at a latitude (degrees) and Leaflet's zoom. */
export function metresOfPixel(latitude: number, zoom: number): number {
  return (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
}

/** The longest round lengths, metric and nautical, that take no more than `most` pixels. */
export function scaleBars(
  metresPerPixel: number,
  limit: number,
): readonly [metric: ScaleBar, nautical: ScaleBar] {
  const longest = metresPerPixel * limit;
  return [longest >= 1000 ? bar('km', 1000) : bar('m', 1), bar('nm', METRES_OF_NAUTICAL_MILE)];

  function bar(unit: string, metres: number): ScaleBar {
    const length = roundBelow(longest / metres);
    return { text: `${length.toLocaleString('en')} ${unit}`, pixels: (length * metres) / metresPerPixel };
  }
}

/** The largest of 1, 2, 3 and 5 times a power of ten that is not above a number. */
export function roundBelow(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  const first = number / power;
  const step = [5, 3, 2, 1].find((candidate) => candidate <= first) ?? 1;
  // Without it, tenths of a mile come out as 0.30000000000000004.
  return Number((step * power).toPrecision(1));
}
