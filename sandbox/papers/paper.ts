/** What carriers, agents and sellers write of a shipment, before it is put on a page. */
export interface Paper {
  readonly title: string;
  /** Companies, each under its label. */
  readonly parties: readonly (readonly [label: string, ...lines: string[]])[];
  readonly facts: readonly (readonly [label: string, shown: string])[];
  /** The first row of each is its head. */
  readonly tables: readonly (readonly (readonly string[])[])[];
  /** What stands below. */
  readonly small: readonly string[];
}
