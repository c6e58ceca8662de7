const defaultSize = 30;
// More than this is cut without an error (docs/interface.md 1.4).
export const maximumSize = 100;

export interface Page<T> {
  readonly rows: readonly T[];
  readonly number: number;
  /** Number of the last page, at least 1. */
  readonly last: number;
  readonly total: number;
}

/**
 * Cuts the page that `page[number]` and `page[size]` ask for. A page beyond the end, and a size of 0 or less, is
 * empty and has no `next` (docs/interface.md 1.4 leaves both open); what is not a number counts as not given.
 */
export function paginate<T>(all: readonly T[], query: URLSearchParams, usual = defaultSize): Page<T> {
  const size = Math.min(readInteger(query.get('page[size]')) ?? usual, maximumSize);
  const number = Math.max(readInteger(query.get('page[number]')) ?? 1, 1);
  if (size < 1) return { rows: [], number, last: 1, total: all.length };
  const start = (number - 1) * size;
  return {
    rows: all.slice(start, start + size),
    number,
    last: Math.max(Math.ceil(all.length / size), 1),
    total: all.length,
  };
}

function readInteger(text: string | null): number | null {
  if (text === null || !/^\s*-?\d+\s*$/.test(text)) return null;
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
}

/**
 * Links as the live service writes them (docs/interface.md 1.4): `self` echoes the query as sent; the others have
 * plain brackets and commas and an explicit page number; `next` and `last` are missing on the last page.
 */
export function pageLinks(url: URL, page: Page<unknown>): Record<string, string> {
  const to = (number: number): string => {
    const query = new URLSearchParams(url.search);
    query.set('page[number]', String(number));
    return `${url.origin}${url.pathname}?${plainQuery(query)}`;
  };
  const links: Record<string, string> = { self: url.href, current: to(page.number) };
  if (page.number > 1) links['prev'] = to(Math.min(page.number - 1, page.last));
  if (page.number < page.last) {
    links['next'] = to(page.number + 1);
    links['last'] = to(page.last);
  }
  return links;
}

/** A query string with brackets and commas left as they are, as the live service writes its links. */
function plainQuery(query: URLSearchParams): string {
  return [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',');
}

/** `meta.pagination` of the lists that have it: a single page has only `current` and `records`. */
export function pageMeta(page: Page<unknown>): Record<string, number> {
  const position = page.number < page.last ? { next: page.number + 1, last: page.last } : {};
  return { current: page.number, ...position, records: page.total };
}
