/** How long some work took, and how long input had to wait at most meanwhile. Milliseconds. */
export interface Timed<T> {
  readonly result: T;
  readonly total: number;
  readonly longest: number;
}

export async function timeWithInput<T>(work: () => T | Promise<T>): Promise<Timed<T>> {
  let longest = 0;
  let last = performance.now();
  const look = (): void => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const watch = setInterval(look);
  const start = performance.now();
  const result = await work();
  const total = performance.now() - start;
  // The last wait ends with the work.
  look();
  clearInterval(watch);
  return { result, total, longest };
}
