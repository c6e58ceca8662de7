import type { Moment } from '#/time/moment.ts';
import { type Bearing, type Change, momentValue } from './change.ts';
import { momentChange } from './factChanges.ts';
import { momentShift, movedWords } from '#/time/momentShift.ts';

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
  const name = leg === 'port' ? 'Arrival' : 'Inland arrival';
  if (before.ata === undefined) return [];
  if (!before.ata && !now.ata) return momentChange(estimate(leg, name), before.eta, now.eta);
  const fact = { key: `arrived ${leg}`, kind: 'arrived' } as const;
  if (!now.ata) {
    const values = { from: momentValue(before.ata), to: momentValue(now.eta) };
    return [{ ...fact, ...values, words: `${name} no longer reported, only expected`, bearing: 'worse' }];
  }
  if (before.ata) {
    const corrected = `Time of ${name.toLowerCase()} corrected,`;
    return momentChange(
      { ...fact, reported: corrected, moved: corrected, gone: corrected, bears: ['other', 'other'] },
      before.ata,
      now.ata,
    );
  }
  const shift = before.eta ? movedWords(before.eta, now.ata) : null;
  const words = `Arrived${leg === 'port' ? '' : ' inland'}${shift === null ? '' : `, ${shift} than expected`}`;
  return [{ ...fact, words, bearing: 'better', from: null, to: momentValue(now.ata) }];
}

const estimate = (leg: Leg, name: string) =>
  ({
    key: `eta ${leg}`,
    kind: 'eta',
    reported: `${name} expected`,
    moved: name,
    gone: `${name} no longer estimated`,
    bears: ['other', 'worse'],
    bearsMoved: (from: Moment, to: Moment): Bearing => (momentShift(from, to).days > 0 ? 'worse' : 'other'),
  }) as const;
