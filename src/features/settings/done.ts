/** What was done last, and how to undo it. */
export interface Done {
  readonly words: string;
  readonly undo: (() => void) | null;
}
