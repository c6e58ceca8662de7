/**
 * How many of so many things in order, from the first on, a test holds for, by halving.
 *
 * @param holds false for every place after the first for which it is
 */
export function countWhile(count: number, holds: (place: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
