// An evidence pack as its file has it: words and tables alone, as they were at one moment. A reader draws it from
// this and from nothing else, so that a file can be compared with what its data draws (docs/sharing.md). A change that
// readers of older packs could not follow is a new version beside this one.

export const packVersion = 1;

export interface EvidencePack {
  readonly version: typeof packVersion;
  /** Of its words, as HTML names it (BCP 47). */
  readonly language: string;
  /** In milliseconds since 1970. */
  readonly asOf: number;
  /** `MSCU1234566, demurrage, invoice 4711` */
  readonly title: string;
  readonly cover: readonly PackFact[];
  /** What its hash proves and what it does not. */
  readonly proof: readonly string[];
  /** What its hash and its data are called. */
  readonly labels: { readonly hash: string; readonly data: string };
  readonly sections: readonly PackSection[];
}

/** A label and what it says. */
export type PackFact = readonly [label: string, value: string];

export interface PackSection {
  readonly title: string;
  readonly notes: readonly string[];
  readonly facts: readonly PackFact[];
  /** Headings of its table; empty where it has none. */
  readonly columns: readonly string[];
  /** Each as long as the headings. */
  readonly rows: readonly (readonly string[])[];
}
