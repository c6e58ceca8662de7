/** What a device remembers of the exceptions that it has seen. */
export interface AlertLedger {
  /** Keys of those that are not new any more, the oldest first. */
  readonly known: ReadonlySet<string>;
  /** Of them, those that came in quiet hours and wait for their end. */
  readonly held: ReadonlySet<string>;
  /** What the exceptions were found by. */
  readonly basis: string;
}

/**
 * How many are remembered after they went away. A condition that returns later than that may show a second notification;
 * those that are there are always remembered.
 */
export const maxGone = 5_000;

/** What is longer is distinguished by its beginning: a source may call its records and holds as it likes. */
export const longestKey = 400;
