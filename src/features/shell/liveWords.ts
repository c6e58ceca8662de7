export const liveMeans = 'Changes show here as soon as they are reported';

/** @param numbers of shipments, the same one perhaps more than once */
export function changedNow(numbers: readonly string[]): string {
  const [first, ...rest] = new Set(numbers);
  return rest.length === 0 ? `${first} changed` : `${rest.length + 1} shipments changed`;
}
