/** What the address of the page says. */
export interface TrackSearch {
  /** Numbers that stand in the box already; they are never sent by themselves. */
  readonly numbers?: string[] | undefined;
  /** The state that the rows are narrowed to. */
  readonly show?: string | undefined;
  /** The row that is open. */
  readonly row?: string | undefined;
}

/** What the address of the page says. */
export interface RequestsSearch {
  /** The group that the list is narrowed to. */
  readonly show?: string | undefined;
  /** Part of a number, a reference or a carrier. */
  readonly q?: string | undefined;
  /** The id of the request that is edited. */
  readonly edit?: string | undefined;
}
