/** The address that finds a number from anywhere (spec 4.10), percent-encoded. */
export function findLink(number: string): string {
  return `${window.location.origin}/shipments/find?q=${encodeURIComponent(number)}`;
}
