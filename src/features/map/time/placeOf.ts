/** The place of an instant on a time slider, as a CSS percentage. */
export function placeOf(at: number, from: number, until: number): string {
  return `${(Math.min(1, Math.max(0, (at - from) / (until - from))) * 100).toFixed(3)}%`;
}
