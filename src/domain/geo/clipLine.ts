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
  /** Length of the line before this part, so that dashes go on where they would have been. */
  readonly before: number;
}

/**
 * The parts of a line that lie in a box. A canvas draws what lies outside for nothing, and a dashed line that is a
 * million pixels long holds the page up for seconds.
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

/** From which share of a stretch to which it lies in the box (Liang and Barsky 1984); null where none of it does. */
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
