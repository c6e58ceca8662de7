import type { Moment } from '#/time/moment.ts';
import { momentShift } from '#/time/momentShift.ts';
import { movedWords } from '#/time/movedWords.ts';
import { type Bearing, type Change, momentValue } from './change.ts';
import { momentChange } from './factChanges.ts';
import { arrivalWords, arrivedWords, correctedWords, etaWords } from './words.ts';

interface ArrivalBefore {
  readonly eta: Moment | null | undefined;
  readonly ata: Moment | null | undefined;
}
interface Arrival {
  readonly eta: Moment | null;
  readonly ata: Moment | null;
}

/** Which arrival: at the port of discharge, or where the container goes from there. */
export type Leg = 'port' | 'inland';

/** What has become of an arrival. Once it has happened, its estimate says nothing any more. */
export function arrivalChange(leg: Leg, before: ArrivalBefore, now: Arrival): Change[] {
  if (before.ata === undefined) return [];
  if (!before.ata && !now.ata) return momentChange(estimate(leg), before.eta, now.eta);
  const fact = { key: `arrived ${leg}`, kind: 'arrived' } as const;
  if (!now.ata) {
    const values = { from: momentValue(before.ata), to: momentValue(now.eta) };
    return [{ ...fact, ...values, words: arrivalWords[leg].gone, bearing: 'worse' }];
  }
  if (before.ata) {
    const { corrected } = arrivalWords[leg];
    return momentChange(
      {
        ...fact,
        reported: corrected,
        moved: correctedWords(corrected),
        gone: corrected,
        bears: ['other', 'other'],
      },
      before.ata,
      now.ata,
    );
  }
  const shift = before.eta ? movedWords(before.eta, now.ata) : null;
  return [
    { ...fact, words: arrivedWords(leg, shift), bearing: 'better', from: null, to: momentValue(now.ata) },
  ];
}

const estimate = (leg: Leg) =>
  ({
    key: `eta ${leg}`,
    kind: 'eta',
    ...etaWords[leg],
    bears: ['other', 'worse'],
    bearsMoved: (from: Moment, to: Moment): Bearing => (momentShift(from, to).days > 0 ? 'worse' : 'other'),
  }) as const;
