import type { HoldEffect, HoldText } from '#/domain/pickup/holds.ts';
import { type BoardWord, nothing, soft, word } from './word.ts';
import { holdEffects, holdsName, noHold, notReported } from './words.ts';

// The worst first: a row has room for one. Each is for somebody to clear, and costs nothing yet.
const effects: readonly HoldEffect[] = ['blocks', 'unclear', 'warns'];

export interface HoldWords {
  readonly holds: BoardWord;
  readonly effect: BoardWord;
  /** What matters most of both, where no heading says what it is. */
  readonly named: BoardWord;
}

/** The holds of a container. That there is none has to be reported. */
export function holdWords(holds: readonly HoldText[] | null): HoldWords {
  if (holds === null) {
    return { holds: soft(notReported), effect: nothing, named: soft(`${holdsName} ${notReported}`) };
  }
  for (const effect of effects) {
    const labels = holds.filter((hold) => hold.effect === effect).map(({ label }) => label);
    const says = word(holdEffects[effect], 'watch');
    if (labels.length > 0) return { holds: word(labels.join(', '), 'watch'), effect: says, named: says };
  }
  return { holds: word(noHold), effect: nothing, named: word(noHold) };
}
