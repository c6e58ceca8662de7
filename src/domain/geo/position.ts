/**
 * A point on the earth in degrees. On an unwrapped line a longitude may be beyond ±180: from Shanghai, Los Angeles is at
 * 241.7 rather than -118.3.
 */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
