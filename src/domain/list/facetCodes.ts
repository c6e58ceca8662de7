import { type Facet, facets } from './facetNames.ts';

// Each value of a facet has a number, the same for every record: what counts or filters a fleet adds and compares numbers.

/** Of a record, by the places of its facets; null until they are asked for. */
export type Codes = (readonly number[] | null)[];

interface Coded {
  readonly values: string[];
  readonly codes: Map<string, number>;
  /** Of each code the list of it alone: nearly all records have one value of a facet, and share its list. */
  readonly alone: (readonly number[])[];
}
const coded = Object.fromEntries(
  facets.map((facet): [Facet, Coded] => [facet, { values: [], codes: new Map(), alone: [] }]),
) as Record<Facet, Coded>;
const none: readonly number[] = [];

export function facetCode(facet: Facet, value: string): number {
  const { values, codes, alone } = coded[facet];
  let code = codes.get(value);
  if (code === undefined) {
    code = values.push(value) - 1;
    codes.set(value, code);
    alone.push([code]);
  }
  return code;
}

export function facetCodes(facet: Facet, values: readonly string[]): readonly number[] {
  const [first, ...others] = values;
  if (first === undefined) return none;
  const code = facetCode(facet, first);
  return others.length > 0
    ? values.map((value) => facetCode(facet, value))
    : (coded[facet].alone[code] ?? none);
}

export const codedValue = (facet: Facet, code: number): string => coded[facet].values[code] ?? '';
