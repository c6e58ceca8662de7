/**
 * Rows in the places that they have on the screen; what is new there comes after them. The same list where that is their
 * order already.
 */
export function inPlaces<Row extends { readonly id: string }>(
  shown: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  const places = new Map(shown.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Row) => places.get(id) ?? places.size;
  const placed = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  return placed.every((row, index) => row === rows[index]) ? rows : placed;
}
