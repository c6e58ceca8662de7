/** Colour follows the tone; the words say the same without it. `soft`: of less weight, or not reported. */
export type BoardTone = 'plain' | 'good' | 'watch' | 'bad' | 'soft';

/** Some words of a row. They are shown whole or not at all. */
export interface BoardWord {
  readonly text: string;
  readonly tone: BoardTone;
  /** Says that a fact is not reported. */
  readonly isMissing?: true;
}

export const word = (text: string): BoardWord => ({ text, tone: 'plain' });
export const good = (text: string): BoardWord => ({ text, tone: 'good' });
export const watch = (text: string): BoardWord => ({ text, tone: 'watch' });
export const bad = (text: string): BoardWord => ({ text, tone: 'bad' });
/** A word that stands below another. */
export const soft = (text: string): BoardWord => ({ text, tone: 'soft' });
/** Says that a fact is not reported. */
export const missing = (text: string): BoardWord => ({ ...soft(text), isMissing: true });
/** A fact that takes no room. */
export const nothing: BoardWord = word('');
