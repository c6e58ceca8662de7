/** What the address of the page says. */
export interface TrackSearch {
  /** Numbers that stand in the box already; they are never sent by themselves. */
  readonly numbers?: string[] | undefined;
  /** The state that the rows are narrowed to. */
  readonly show?: string | undefined;
  /** The row that is open. */
  readonly row?: string | undefined;
}
