interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a point and the label beside it, and between a label and the edge of the map. */
const gap = 12;
const margin = 6;

/**
 * The corner of a label beside a point: to the right and above where there is room, else on the other side, and within
 * the edges as long as it fits.
 */
export function besidePoint(
  point: { readonly x: number; readonly y: number },
  label: Size,
  room: Size,
): { left: number; top: number } {
  const right = point.x + gap;
  const above = point.y - gap - label.height;
  const left = right + label.width + margin <= room.width ? right : point.x - gap - label.width;
  const top = above >= margin ? above : point.y + gap;
  return {
    left: within(left, room.width - label.width),
    top: within(top, room.height - label.height),
  };
}

function within(start: number, last: number): number {
  return Math.max(Math.min(start, last - margin), Math.min(margin, Math.max(0, last / 2)));
}
