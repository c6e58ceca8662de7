type Row = readonly string[];

/** Where the columns of a sheet are. */
interface SheetColumns<Field extends string> {
  /** The row of the headings. */
  readonly top: number;
  /** -1 for a column that the sheet does not have. */
  readonly at: Readonly<Record<Field, number>>;
}

/** Headings stand within the first rows: above them a sheet may have a title. */
const deepestHeading = 10;

/**
 * Finds the columns of a sheet by their headings, which are those of one language: the one that knows most of them.
 *
 * @param needed without one of these it is another sheet: null
 * @param names what the headings are called, in each language
 */
export function findSheetColumns<Field extends string>(
  table: readonly Row[],
  fields: readonly Field[],
  needed: readonly Field[],
  names: readonly ((field: Field) => string)[],
): SheetColumns<Field> | null {
  const found = table.slice(0, deepestHeading).flatMap((row, top) =>
    names.flatMap((nameOf) => {
      const places = fields.map((field) => [field, row.findIndex(isSameTyped(nameOf(field)))] as const);
      const at = Object.fromEntries(places) as Record<Field, number>;
      return needed.some((field) => at[field] < 0) ? [] : { top, at };
    }),
  );
  const first = found.filter(({ top }) => top === found[0]?.top);
  return first.toSorted((a, b) => countFound(b.at) - countFound(a.at))[0] ?? null;
}

const countFound = (at: Readonly<Record<string, number>>) =>
  Object.values(at).filter((place) => place >= 0).length;

/** Whether two texts that were typed say the same: capitals and blanks around them say nothing. */
export const isSameTyped = (one: string) => (other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
