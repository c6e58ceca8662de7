/**
 * The path that finds a number from anywhere (docs/interface.md 2.8), percent-encoded. What a source cut in the middle
 * of a character is no text that an address can hold; the broken half is replaced.
 */
export function findPath(number: string): string {
  return `/shipments/find?q=${encodeURIComponent(number.toWellFormed())}`;
}
