/**
 * A point on the earth in degrees. On an unwrapped line a longitude may lie beyond ±180: Los Angeles is then 241.7
 * rather than -118.3 when it is reached from Shanghai.
 */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
