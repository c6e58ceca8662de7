/** What was read of a record that a person, a file or a device's storage gave. */
export interface Checked<T, Problem = string> {
  /** What could be read; null where anything of it could not. */
  readonly value: T | null;
  /** What is wrong. */
  readonly problems: readonly Problem[];
}
