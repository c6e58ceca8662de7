/** A bar of the scale: a round length and its width in pixels. */
export interface ScaleBar {
  readonly text: string;
  readonly pixels: number;
}

/** The international nautical mile. */
const METRES_OF_NAUTICAL_MILE = 1852;

/** Around the equator of the sphere of Web Mercator (EPSG:3857), in metres. */
const EQUATOR = 2 * Math.PI * 6_378_137;

/** The length of a pixel in metres, at a latitude (degrees) and Leaflet's zoom. */
export function metresOfPixel(latitude: number, zoom: number): number {
  return (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
}

/** The longest round lengths, metric and nautical, that take no more than `most` pixels. */
export function scaleBars(
  metresPerPixel: number,
  most: number,
): readonly [metric: ScaleBar, nautical: ScaleBar] {
  const longest = metresPerPixel * most;
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
