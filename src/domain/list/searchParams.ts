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
