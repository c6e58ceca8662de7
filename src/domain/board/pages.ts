export interface BoardPages<Row> {
  /** On every page, above the others. */
  readonly pinned: readonly Row[];
  /** At least one page, an empty one where there is nothing. */
  readonly pages: readonly (readonly Row[])[];
}

/**
 * Rows in pages, in their order. Urgent ones are on every page, up to half of it; more of them take their turn
 * with the others, or a page would have no room for what is new.
 */
export function boardPages<Row extends { readonly urgent: boolean }>(
  rows: readonly Row[],
  perPage: number,
): BoardPages<Row> {
  if (rows.length <= perPage) return { pinned: [], pages: [rows] };
  const room = Math.floor(perPage / 2);
  const pinned = rows.filter((row) => row.urgent).slice(0, room);
  const turning = rows.filter((row) => !pinned.includes(row));
  const size = Math.max(1, perPage - pinned.length);
  const count = Math.max(1, Math.ceil(turning.length / size));
  const pages = Array.from({ length: count }, (_, page) => turning.slice(page * size, (page + 1) * size));
  return { pinned, pages };
}
