/** Where a page is offered, besides the command palette, which has them all, and where it is loaded from. */
interface Page {
  readonly path: `/${string}`;
  /** In the head of a wide page. */
  readonly navigation?: true;
  /** In the bar of a phone, which has room for three. Its "More" sheet has the others. */
  readonly bar?: true;
  /** Its place among the choices of the start page (preferences.ts). */
  readonly first?: number;
  /** Whether the keyboard can go past its filters to its list. */
  readonly list?: true;
}

/**
 * Every page that stands for itself, in the order of each list of them. Settings and their pages are apart
 * (parts/pages/settingsPages.ts); what a page is called is in parts/pages/pageWords.ts.
 */
export const pages = {
  morning: { path: '/morning', first: 5 },
  overview: { path: '/overview', first: 6 },
  shipments: { path: '/shipments', navigation: true, bar: true, first: 1, list: true },
  map: { path: '/map', navigation: true, bar: true, first: 3 },
  exceptions: { path: '/exceptions', navigation: true, bar: true, first: 2, list: true },
  changes: { path: '/changes', navigation: true, first: 4, list: true },
  pickups: { path: '/pickups', navigation: true },
  track: { path: '/track', navigation: true },
  documents: { path: '/documents', navigation: true },
  requests: { path: '/requests' },
  carriers: { path: '/carriers' },
  board: { path: '/arrivals/setup', navigation: true },
} as const satisfies Readonly<Record<string, Page>>;

type Pages = typeof pages;
export type PageName = keyof Pages;
type Place = Exclude<keyof Page, 'path'>;
/** The pages that are offered somewhere. */
export type PageIn<Where extends Place> = {
  [Name in PageName]: Where extends keyof Pages[Name] ? Name : never;
}[PageName];

export const pageNames = Object.keys(pages) as readonly PageName[];

export const isIn = <Where extends Place>(name: PageName, place: Where): name is PageIn<Where> =>
  place in pages[name];

export const pagesIn = <Where extends Place>(place: Where): readonly PageIn<Where>[] =>
  pageNames.filter((name) => isIn(name, place));

/** The pages that `/` may lead to. */
export const startPages = pagesIn('first').toSorted((a, b) => pages[a].first - pages[b].first);
