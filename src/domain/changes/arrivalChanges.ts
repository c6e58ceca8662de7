import { isSameMoment } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { momentShift } from '#/time/momentShift.ts';
import { type Bearing, type Change, momentValue } from './change.ts';
import { describeMove, momentChange } from './factChanges.ts';
import { arrivalLabels, describeArrived, correctedLabel, etaLabels } from './words.ts';

interface ArrivalBefore {
  readonly eta: Moment | null | undefined;
  readonly ata: Moment | null | undefined;
}
export interface ArrivalNow {
  readonly eta: Moment | null;
  readonly ata: Moment | null;
  /** What the record of the shipment says, which another source may have taken the place of. */
  readonly ataOfShipment?: Moment | null;
}

/**
 * What an arrival says where the container goes to another place now: nothing. Two dates of two places are no change of
 * either; what is not known stays unknown.
 */
export const ofAnotherPlace = ({ eta, ata }: ArrivalBefore): ArrivalBefore => ({
  eta: eta && null,
  ata: ata && null,
});

/** Which arrival: at the port of discharge, or where the container goes from there. */
export type Leg = 'port' | 'inland';

/** What has become of an arrival. Once it has happened, its estimate says nothing any more. */
export function arrivalChange(leg: Leg, before: ArrivalBefore, now: ArrivalNow): Change[] {
  if (before.ata === undefined) return [];
  if (!before.ata && !now.ata) return momentChange(estimate(leg), before.eta, now.eta);
  const fact = { key: `arrived ${leg}`, kind: 'arrived' } as const;
  if (!now.ata) {
    const values = { from: momentValue(before.ata), to: momentValue(now.eta) };
    return [{ ...fact, ...values, words: arrivalLabels[leg].gone, bearing: 'worse' }];
  }
  if (before.ata) {
    // Another source has reported it too: what was reviewed was not corrected.
    if (isSameMoment(before.ata, now.ataOfShipment ?? null)) return [];
    const { corrected } = arrivalLabels[leg];
    return momentChange(
      {
        ...fact,
        reported: corrected,
        moved: correctedLabel(corrected),
        gone: corrected,
        bears: ['other', 'other'],
      },
      before.ata,
      now.ata,
    );
  }
  const shift = before.eta ? describeMove(before.eta, now.ata) : null;
  return [
    { ...fact, words: describeArrived(leg, shift), bearing: 'better', from: null, to: momentValue(now.ata) },
  ];
}

const estimate = (leg: Leg) =>
  ({
    key: `eta ${leg}`,
    kind: 'eta',
    ...etaLabels[leg],
    bears: ['other', 'worse'],
    bearsMoved: (from: Moment, to: Moment): Bearing => (momentShift(from, to).days > 0 ? 'worse' : 'other'),
  }) as const;
