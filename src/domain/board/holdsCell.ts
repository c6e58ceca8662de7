import { type BoardCell, type BoardTone, cell } from './cell.ts';
import type { HoldEffect, HoldText } from '#/domain/pickup/holds.ts';

// The worst first: that one is what a row has room to say.
const effects: readonly (readonly [HoldEffect, string, BoardTone])[] = [
  ['blocks', 'On hold', 'bad'],
  ['unclear', 'Hold, status unknown', 'watch'],
  ['warns', 'May become a hold', 'watch'],
];

/** The holds of a container. That there is none is said only where the source told so. */
export function holdsCell(holds: readonly HoldText[] | null): BoardCell {
  if (holds === null) return cell('Holds not told', '', 'unknown');
  for (const [effect, words, tone] of effects) {
    const named = holds.filter((hold) => hold.effect === effect).map(({ label }) => label);
    if (named.length > 0) return cell(named.join(', '), words, tone);
  }
  return cell('No hold', '');
}
