/** What becomes of files that are dropped on a page. */
export interface DropPlace {
  /** What they are linked to besides what is found in them; null for nothing. */
  readonly shipmentId: string | null;
}

/** Pages of documents and shipments take files; null for others, some of which take files of their own. */
export function dropPlace(pathname: string): DropPlace | null {
  if (pathname === '/shipments' || /^\/documents(\/|$)/.test(pathname)) return { shipmentId: null };
  const id = /^\/shipments\/([^/]+)$/.exec(pathname)?.[1];
  return id === undefined || id === 'find' ? null : { shipmentId: decodeURIComponent(id) };
}
