import type { HoldEffect, HoldText } from '#/domain/pickup/holds.ts';
import { type BoardCell, type BoardTone, cell } from './cell.ts';
import { holdEffects, holdsName, noHold, notReported } from './words.ts';

// The worst first: a row has room for one.
const effects: readonly (readonly [HoldEffect, BoardTone])[] = [
  ['blocks', 'bad'],
  ['unclear', 'watch'],
  ['warns', 'watch'],
];

/** The holds of a container. That there is none has to be reported. */
export function holdsCell(holds: readonly HoldText[] | null): BoardCell {
  if (holds === null) return cell(holdsName, notReported, 'unknown');
  for (const [effect, tone] of effects) {
    const named = holds.filter((hold) => hold.effect === effect).map(({ label }) => label);
    if (named.length > 0) return cell(named.join(', '), holdEffects[effect], tone);
  }
  return cell(noHold, '');
}
