/** What a carrier or a terminal says of the data that it supplies, by attribute of the container (docs/interface.md 3.6). */
export interface ProvidedData {
  /** What it never supplies. */
  readonly missing: readonly string[];
  /** What it says of what it supplies, where it says anything. */
  readonly notes: readonly { readonly attribute: string; readonly text: string }[];
}
