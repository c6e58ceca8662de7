/** Colour follows the tone; shape and words say the same without it. `unknown`: it is not reported, so it is read last. */
export type BoardTone = 'plain' | 'good' | 'watch' | 'bad' | 'unknown';

/** Two lines of a row that belong together. */
export interface BoardCell {
  readonly main: string;
  readonly small: string;
  readonly tone: BoardTone;
}

export const cell = (main: string, small: string, tone: BoardTone = 'plain'): BoardCell => ({
  main,
  small,
  tone,
});
