/** In days, to a tenth; the middle 80% lies from `low` to `high`. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** How past arrivals went against their original ETA, how many they are, and whose (docs/performance.md). */
export interface UsualDelay {
  readonly range: Spread;
  readonly known: number;
  readonly of: 'lane' | 'carrier';
}
