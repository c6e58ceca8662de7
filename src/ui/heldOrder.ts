/** Rows in the places that they have on the screen; what is new there comes after them. */
export function inPlaces<Row extends { readonly id: string }>(
  shown: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  if (rows === shown) return rows;
  const places = new Map(shown.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Row) => places.get(id) ?? places.size;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
