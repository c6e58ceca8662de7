import { joined, type TextWidth } from './boardColumns.ts';
import type { OnLandLine } from './line.ts';
import type { BoardType, Screen } from './typography.ts';

/** How what waits at a port is laid out below its arrivals. */
export interface OnLandGrid {
  /** Font size, in CSS pixels. */
  readonly size: number;
  readonly columns: number;
  /** How many have room; where that is not all, one place is left for how many more there are. */
  readonly shown: number;
}

/** Between two lines, to their size. */
export const onLandLeading = 1.35;
/** From the largest type to the least that the rule allows. */
const steps = 8;

/**
 * The largest type in which all have room, else the least one with as many as have; null where not even two have.
 *
 * @param height what the arrivals leave of the page, in CSS pixels
 */
export function onLandGrid(
  onLand: readonly OnLandLine[],
  type: BoardType,
  height: number,
  screen: Screen,
  widthOf: TextWidth,
): OnLandGrid | null {
  if (onLand.length === 0) return null;
  const { gap, least, main } = type;
  const [width, room] = [screen.width - 2 * type.padding, height - type.band];
  const most = Math.max(least, 0.8 * main);
  const placesAt = (size: number) => {
    const widest = Math.max(...onLand.map(({ words }) => widthOf(joined(words), size)));
    const columns = Math.max(1, Math.floor((width + gap) / (widest + gap)));
    const places = columns * Math.max(0, Math.floor(room / (size * onLandLeading)));
    return { size, columns, places, isWide: widest <= width };
  };
  for (let step = 0; step < steps; step += 1) {
    const { size, columns, places, isWide } = placesAt(most * (least / most) ** (step / (steps - 1)));
    if (isWide && places >= onLand.length) return { size, columns, shown: onLand.length };
  }
  const { size, columns, places } = placesAt(least);
  if (places >= onLand.length) return { size, columns, shown: onLand.length };
  return places > 1 ? { size, columns, shown: places - 1 } : null;
}
