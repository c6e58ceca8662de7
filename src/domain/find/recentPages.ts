/** The page of a shipment, or of one of its containers, as somebody opened it. */
export interface RecentPage {
  readonly shipmentId: string;
  /** Bill of lading or booking. */
  readonly number: string;
  /** The container that was chosen; null where the whole shipment was opened. */
  readonly container: string | null;
}

/** As many as a reader takes in at a glance, and the page that is open besides. */
export const maxRecentPages = 7;
const longestText = 200;

export function isSamePage(one: Omit<RecentPage, 'number'>, other: Omit<RecentPage, 'number'>): boolean {
  return one.shipmentId === other.shipmentId && one.container === other.container;
}

/** With the page that was opened now in front; the oldest beyond `maxRecentPages` are dropped. */
export function withRecent(pages: readonly RecentPage[], opened: RecentPage): RecentPage[] {
  return [opened, ...pages.filter((page) => !isSamePage(page, opened))].slice(0, maxRecentPages);
}

/** Pages as they were cached, each once and newest first; what is none is left out. Never throws. */
export function readRecent(cached: unknown): RecentPage[] {
  const pages = (Array.isArray(cached) ? cached : []).slice(0, maxRecentPages).flatMap(readPage);
  return pages.filter((page, at) => pages.findIndex((other) => isSamePage(other, page)) === at);
}

function readPage(record: unknown): RecentPage[] {
  const { shipmentId, number, container } = (record ?? {}) as Partial<Record<keyof RecentPage, unknown>>;
  if (!isText(shipmentId) || !isText(number) || !(container === null || isText(container))) return [];
  return [{ shipmentId, number, container }];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestText;
