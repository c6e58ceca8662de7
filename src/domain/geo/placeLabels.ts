import type { Box } from './clipLine.ts';

/** A dot with a name, in pixels of the whole world; the size is that of the name with its margin. */
export interface NamedDot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

/** In the order in which they are tried. */
export const labelSides = [
  'right',
  'left',
  'above',
  'below',
  'aboveRight',
  'belowRight',
  'aboveLeft',
  'belowLeft',
] as const;
export type LabelSide = (typeof labelSides)[number];

/** To the right and down. */
const directions: Readonly<Record<LabelSide, readonly [across: number, down: number]>> = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  aboveRight: [1, -1],
  belowRight: [1, 1],
  aboveLeft: [-1, -1],
  belowLeft: [-1, 1],
};

/** Between a dot and its name. */
const gap = 4;

/**
 * The sides of the dots where names have room, in the order of importance. No name covers another name, a more
 * important dot or a mark; of the free sides it takes the one that covers the fewest other dots. The result does not
 * depend on the part of the world in view, so that names do not move during a drag.
 *
 * @param world width of the world in pixels, after which everything repeats
 * @param before the sides of the last time, which names keep if possible
 * @param obstacles what no name may cover, such as vessels
 */
export function placeLabels(
  dots: readonly NamedDot[],
  world: number,
  before: ReadonlyMap<string, LabelSide> = new Map(),
  obstacles: readonly Box[] = [],
): Map<string, LabelSide> {
  const chosen = new Map<string, LabelSide>();
  const labels: Box[] = [];
  const marks = dots.map(dotBox);
  for (const [rank, dot] of dots.entries()) {
    const free = labelSides.flatMap((side) => {
      const box = labelBox(dot, side);
      const isTaken =
        labels.some((label) => overlap(label, box, world)) ||
        obstacles.some((obstacle) => overlap(obstacle, box, world)) ||
        marks.slice(0, rank).some((mark) => overlap(mark, box, world));
      if (isTaken) return [];
      const covered = marks.slice(rank + 1).filter((mark) => overlap(mark, box, world)).length;
      return [{ side, box, covered }];
    });
    const last = before.get(dot.id);
    const best = free.find(({ side }) => side === last) ?? free.toSorted((a, b) => a.covered - b.covered)[0];
    if (!best) continue;
    chosen.set(dot.id, best.side);
    labels.push(best.box);
  }
  return chosen;
}

/** The box of the name of a dot. */
export function labelBox({ x, y, radius, width, height }: NamedDot, side: LabelSide): Box {
  const [across, down] = directions[side];
  // On a diagonal, a name begins right beside the dot and above or below it.
  const away = across !== 0 && down !== 0 ? radius : radius + gap;
  const left = x - width / 2 + across * (away + width / 2);
  const top = y - height / 2 + down * (away + height / 2);
  return { left, top, right: left + width, bottom: top + height };
}

function dotBox({ x, y, radius }: NamedDot): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Whether two boxes overlap anywhere on a map that repeats the world sideways. */
export function overlap(a: Box, b: Box, world: number): boolean {
  const turns = world * Math.round((a.left + a.right - b.left - b.right) / 2 / world);
  return a.left < b.right + turns && b.left + turns < a.right && a.top < b.bottom && b.top < a.bottom;
}
