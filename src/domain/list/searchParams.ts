import { textFacets } from './facetNames.ts';
import { isFieldKey } from './fieldKey.ts';
import type { FleetSearch } from './search.ts';

/** A query string as text: every value a string, a repeated key an array. Nothing is guessed to be a number. */
export type SearchParams = Record<string, string | readonly string[]>;

/**
 * The settings of an address. Addresses and saved views of earlier versions have the arrival state `untold`; everything
 * that reads an address gets its present name.
 */
export function settingsOf(search: string): URLSearchParams {
  return new URLSearchParams(
    [...new URLSearchParams(search)].map(([key, value]) => [
      key,
      key === 'arrival' && value === 'untold' ? 'not_reported' : value,
    ]),
  );
}

/** Reads `?status=available&status=on_rail&q=0123`. Never throws, whatever the percent-encoding. */
export function parseSearch(search: string): SearchParams {
  const params = settingsOf(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      return [key, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** Writes what parseSearch reads, without empty and missing values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'string' && item !== '') params.append(key, item);
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The one text of a key, whatever the address has; undefined where there is none. */
export function textOf(value: unknown): string | undefined {
  return textsOf(value)?.[0];
}

/** All texts of a key without empty ones and repeats; undefined where there are none. */
export function textsOf(value: unknown): string[] | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const texts = new Set(items.filter((item): item is string => typeof item === 'string' && item !== ''));
  return texts.size > 0 ? [...texts] : undefined;
}

/** The one text of a key; all of them where the address has several, so that the page can say so. */
function textOrTexts(value: unknown): string | string[] | undefined {
  const texts = textsOf(value);
  return texts?.[1] === undefined ? texts?.[0] : texts;
}

/**
 * The texts of the address; `readFleetSearch` reads what they mean. Every key is set, because the router leaves in the
 * address what a route does not set.
 */
export function readFleetParams(search: Record<string, unknown>): FleetSearch {
  return {
    by: textOrTexts(search['by']),
    columns: textOrTexts(search['columns']),
    sort: textOrTexts(search['sort']),
    group: textOrTexts(search['group']),
    q: textOrTexts(search['q']),
    ...Object.fromEntries(textFacets.map((facet) => [facet, textsOf(search[facet])])),
    tracking: textsOf(search['tracking']),
    arrival: textsOf(search['arrival']),
    from: textOrTexts(search['from']),
    to: textOrTexts(search['to']),
    changed: textOrTexts(search['changed']),
    exception: textsOf(search['exception']),
    set: textsOf(search['set']),
    deviceSet: textOrTexts(search['deviceSet']),
    active: textOrTexts(search['active']),
    ...Object.fromEntries(
      Object.keys(search)
        .filter(isFieldKey)
        .map((key) => [key, textsOf(search[key])]),
    ),
  };
}
