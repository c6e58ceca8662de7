import { settingsOf } from './searchParams.ts';

/** A name for a page with its filters, order and columns. The address has all of these, so only it is stored. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly page: ViewPage;
  /** As in the address: `?status=on_ship`, or an empty text. */
  readonly search: string;
}

export const viewPages = ['/shipments'] as const;
export type ViewPage = (typeof viewPages)[number];

export const longestName = 60;
export const maxViews = 200;
const longestSearch = 8_000;

/** A name as it is stored: without blanks around it, and not longer than a menu is wide. Empty if nothing is left. */
export function viewName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, longestName).toWellFormed();
}

/** Whether two addresses have the same settings, in any order. */
export function sameSearch(one: string, other: string): boolean {
  return one === other || sorted(one) === sorted(other);
}

function sorted(search: string): string {
  const params = settingsOf(search);
  params.sort();
  return params.toString();
}

/** A stored record as a view; null where this version cannot read it. */
export function readView(record: unknown): SavedView | null {
  const { id, name, page, search } = (record ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  const knownPage = viewPages.find((known) => known === page);
  if (typeof name !== 'string' || viewName(name) === '' || !knownPage) return null;
  if (typeof search !== 'string' || search.length > longestSearch) return null;
  return {
    id: typeof id === 'string' && id !== '' ? id : `${knownPage} ${name}`,
    name: viewName(name),
    page: knownPage,
    search,
  };
}
