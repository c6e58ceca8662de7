/** The time from one end of a drawing to the other, in milliseconds since 1970. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** Where a time stands on an axis of that width; what lies outside, at its end. */
export function xOf(at: number, { from, to }: Axis, width: number): number {
  return Math.min(Math.max(((at - from) / (to - from)) * width, 0), width);
}
