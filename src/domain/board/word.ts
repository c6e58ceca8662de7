/** Colour follows the tone; the words say the same without it. `soft`: of less weight, or not reported. */
export type BoardTone = 'plain' | 'good' | 'watch' | 'bad' | 'soft';

/** Some words of a row. They are shown whole or not at all. */
export interface BoardWord {
  readonly text: string;
  readonly tone: BoardTone;
  /** Says that a fact is not reported. */
  readonly isMissing?: true;
}

export const word = (text: string, tone: BoardTone = 'plain'): BoardWord => ({ text, tone });
/** A word that stands below another. */
export const soft = (text: string): BoardWord => word(text, 'soft');
/** Says that a fact is not reported. */
export const missing = (text: string, tone: BoardTone = 'soft'): BoardWord => ({
  ...word(text, tone),
  isMissing: true,
});
/** A fact that takes no room. */
export const nothing: BoardWord = word('');
