/** A bar of the scale: a round length and how many pixels it takes. */
export interface ScaleBar {
  readonly text: string;
  readonly pixels: number;
}

/** The international nautical mile. */
const METRES_OF_NAUTICAL_MILE = 1852;

/** Around the equator of the sphere of Web Mercator (EPSG:3857), in metres. */
const EQUATOR = 2 * Math.PI * 6_378_137;

/** What a pixel is long at a latitude (degrees) and Leaflet's zoom, in metres. */
export function metresOfPixel(latitude: number, zoom: number): number {
  return (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
}

/** The longest round lengths, on land's measure and on the sea's, that take no more than `most` pixels. */
export function scaleBars(
  metresPerPixel: number,
  most: number,
): readonly [metric: ScaleBar, nautical: ScaleBar] {
  const longest = metresPerPixel * most;
  return [longest >= 1000 ? bar('km', 1000) : bar('m', 1), bar('nmi', METRES_OF_NAUTICAL_MILE)];

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
  // Tenths of a mile come out as 0.30000000000000004 otherwise.
  return Number((step * power).toPrecision(1));
}
