/** By code units, as `toSorted` without a rule: the same order on every device, whatever its language. */
export const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
