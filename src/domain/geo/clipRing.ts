import type { Box } from './clipLine.ts';

/**
 * The part of a ring within a box (Sutherland and Hodgman 1974), as one ring whose edges along the box join its parts.
 * Empty where none of it is.
 *
 * @param ring x and y by turns, in pixels
 */
export function clipRing(ring: readonly number[], { left, top, right, bottom }: Box): readonly number[] {
  const sides = [
    { axis: 0, limit: left, sign: 1 },
    { axis: 0, limit: right, sign: -1 },
    { axis: 1, limit: top, sign: 1 },
    { axis: 1, limit: bottom, sign: -1 },
  ] as const;
  return sides.reduce<readonly number[]>((part, { axis, limit, sign }) => {
    const kept: number[] = [];
    for (let at = 0; at < part.length; at += 2) {
      const before = at === 0 ? part.length - 2 : at - 2;
      const [x, y, fromX, fromY] = [
        part[at] ?? 0,
        part[at + 1] ?? 0,
        part[before] ?? 0,
        part[before + 1] ?? 0,
      ];
      const inside = sign * ((axis === 0 ? x : y) - limit);
      const wasInside = sign * ((axis === 0 ? fromX : fromY) - limit);
      if (inside >= 0 !== wasInside >= 0) {
        const share = wasInside / (wasInside - inside);
        kept.push(fromX + share * (x - fromX), fromY + share * (y - fromY));
      }
      if (inside >= 0) kept.push(x, y);
    }
    return kept;
  }, ring);
}
