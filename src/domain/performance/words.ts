/** `+1.4`, `−0.2`, `0`. */
export function signedDays(count: number): string {
  const size = String(Math.abs(count));
  return count > 0 ? `+${size}` : count < 0 ? `−${size}` : size;
}
