// All three forms of an HTTP date begin so. Date.parse alone makes a year of the past of `-5` and `5 minutes`.
const form = /^\s*(mon|tue|wed|thu|fri|sat|sun)/i;

/** Milliseconds since 1970 of an HTTP date (RFC 9110, 5.6.7); NaN where there is none. */
export function httpDate(value: string | null): number {
  return form.test(value ?? '') ? Date.parse(value ?? '') : Number.NaN;
}
