/** Left, top, right and bottom, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of a line without a gap. */
export interface LinePart {
  /** x and y by turns. */
  readonly points: number[];
  /** Length of the line before this part, so that its dashes continue the pattern. */
  readonly before: number;
}

/**
 * The parts of a line within a box. A canvas spends time on parts outside of it: a dashed line of a million pixels
 * blocks the page for seconds.
 */
export function clipLine(xs: ArrayLike<number>, ys: ArrayLike<number>, box: Box): LinePart[] {
  const parts: LinePart[] = [];
  let open: number[] | null = null;
  let length = 0;
  for (let index = 1; index < xs.length; index++) {
    const [x, y] = [xs[index - 1] ?? 0, ys[index - 1] ?? 0];
    const [dx, dy] = [(xs[index] ?? 0) - x, (ys[index] ?? 0) - y];
    const whole = Math.hypot(dx, dy);
    const inside = insideShare(x, y, dx, dy, box);
    if (inside) {
      const [enter, leave] = inside;
      if (!open || enter > 0) {
        open = [x + dx * enter, y + dy * enter];
        parts.push({ points: open, before: length + whole * enter });
      }
      open.push(x + dx * leave, y + dy * leave);
      if (leave < 1) open = null;
    } else {
      open = null;
    }
    length += whole;
  }
  return parts;
}

/** The first and last fraction of a stretch that is within the box (Liang and Barsky 1984); null if none is. */
function insideShare(x: number, y: number, dx: number, dy: number, box: Box): [number, number] | null {
  let enter = 0;
  let leave = 1;
  for (const [step, room] of [
    [-dx, x - box.left],
    [dx, box.right - x],
    [-dy, y - box.top],
    [dy, box.bottom - y],
  ] as const) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) {
      enter = Math.max(enter, room / step);
    } else {
      leave = Math.min(leave, room / step);
    }
  }
  return enter <= leave ? [enter, leave] : null;
}
