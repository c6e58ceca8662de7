import { isSameMoment } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import type { Change, Leg } from './change.ts';
import { momentChange, momentValue, shiftOf } from './factChanges.ts';

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

/** What has become of an arrival. Once it has happened, its estimate says nothing any more. */
export function arrivalChange(leg: Leg, before: ArrivalBefore, now: ArrivalNow): Change[] {
  if (before.ata === undefined) return [];
  if (!before.ata)
    return now.ata
      ? [arrived(leg, before.eta ?? null, now.ata)]
      : momentChange({ code: 'eta', leg }, before.eta, now.eta);
  const from = momentValue(before.ata);
  if (!now.ata) return [{ code: 'arrivalGone', leg, from, to: now.eta && momentValue(now.eta) }];
  // Another source has reported it too: what was reviewed was not corrected.
  if (isSameMoment(before.ata, now.ataOfShipment ?? null)) return [];
  const shift = shiftOf(before.ata, now.ata);
  return shift ? [{ code: 'arrivalCorrected', leg, from, to: momentValue(now.ata), shift }] : [];
}

const arrived = (leg: Leg, eta: Moment | null, ata: Moment): Change => ({
  code: 'arrived',
  leg,
  from: null,
  to: momentValue(ata),
  offEstimate: eta && shiftOf(eta, ata),
});
