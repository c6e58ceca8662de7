/** Degrees from true north; null for what is none, such as 511, by which AIS says that it is not available. */
export function readHeading(degrees: number | null): number | null {
  return degrees !== null && degrees >= 0 && degrees <= 360 ? degrees % 360 : null;
}
