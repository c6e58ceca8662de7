/** What was read of a record that a person, a file or a device's storage gave. */
export interface Checked<T> {
  /** What could be read; null where anything of it could not. */
  readonly value: T | null;
  /** What is wrong, a sentence each. */
  readonly problems: readonly string[];
}
