/** What the address of the page says. */
export interface RequestsSearch {
  /** The group that the list is narrowed to. */
  readonly show?: string | undefined;
  /** Part of a number, a reference or a carrier. */
  readonly q?: string | undefined;
  /** The id of the request that is edited. */
  readonly edit?: string | undefined;
}
