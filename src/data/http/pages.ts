import type { Api, CallOptions } from './api.ts';
import { ApiError } from './errors.ts';
import { dataList, nextLink } from './jsonapi.ts';

export interface ListPage {
  readonly document: unknown;
  /** True when no further page is to come. */
  readonly last: boolean;
}

/** More pages than any account has; a `next` that never ends stops here (docs/interface.md 10). */
const maxPages = 2_000;

/**
 * Reads a list page by page, following `links.next` as the service gives it. The link may name the service's own
 * host, which only the server behind our base knows: what follows the version is asked below our base instead.
 *
 * @throws {ApiError} `malformed` for a link that leads out of the list
 */
export async function* readPages(
  api: Api,
  firstPath: string,
  options: CallOptions & { readonly maxPages?: number },
): AsyncGenerator<ListPage, void, undefined> {
  const asked = new Set<string>();
  const limit = options.maxPages ?? maxPages;
  for (let path: string | null = firstPath; path !== null && asked.size < limit;) {
    asked.add(path);
    const document = await api.read(path, options);
    const link = nextLink(document);
    const next: string | null = link === null ? null : pathOfLink(link, firstPath);
    // An empty page, or a page that was read before, ends a list whose links do not.
    const last: boolean = next === null || asked.has(next) || dataList(document).length === 0;
    yield { document, last };
    path = last ? null : next;
  }
}

/** `https://any.host/v2/shipments?page[number]=2` or `/v2/shipments?…` as `/shipments?…` of the same list. */
export function pathOfLink(link: string, firstPath: string): string {
  const path = pathBelowBase(link);
  if (path === null || path.split('?', 1)[0] !== firstPath.split('?', 1)[0]) {
    throw new ApiError({ kind: 'malformed', detail: 'The link to the next page leads out of the list.' });
  }
  return path;
}

/** What a link of the service is below our base, whatever host it names; null for one that is not below the version. */
export function pathBelowBase(link: string): string | null {
  const url = URL.canParse(link, 'http://service.invalid') ? new URL(link, 'http://service.invalid') : null;
  const below = url ? /\/v2(\/.*)$/.exec(url.pathname)?.[1] : undefined;
  return url && below !== undefined ? `${below}${url.search}` : null;
}

/** A path with its query, everything in it encoded. */
export function pathOf(segments: readonly string[], query: Readonly<Record<string, string>> = {}): string {
  const path = segments.map((segment) => `/${encodeURIComponent(segment.toWellFormed())}`).join('');
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
