import { useState } from 'react';
import { notSaved, undone } from './words.ts';

/** What was done last, and how to undo it. */
export interface Done {
  readonly words: string;
  readonly undo: (() => void) | null;
}

/** What a page of settings did last, each in force at once and undone in one step. */
export function useDone() {
  const [done, setDone] = useState<Done | null>(null);
  return {
    done,
    /** Says what was done, and offers to undo it. */
    say(what: string, undo: () => void): void {
      const undoAndSay = () => {
        undo();
        setDone({ words: undone(what), undo: null });
      };
      setDone({ words: what, undo: undoAndSay });
    },
    /** Says that what was typed was not saved, and offers to go on with it. */
    sayLeft(name: string, goOn: () => void): void {
      const goOnAndClear = () => {
        setDone(null);
        goOn();
      };
      setDone({ words: notSaved(name), undo: goOnAndClear });
    },
  };
}
