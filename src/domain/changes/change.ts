import type { FeeSum } from '#/domain/pickup/fees.ts';
import type { FreeDaySource } from '#/domain/pickup/freeDay.ts';
import { holdKey } from '#/domain/pickup/holds.ts';
import { factKey } from '#/domain/records/factKey.ts';
import type { NamedPlace } from '#/domain/records/samePlace.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { MomentShift } from '#/time/momentShift.ts';

/** What a change is about. Of changes that bear alike on a plan, the earlier kind comes first. */
export const changeKinds = [
  'place',
  'number',
  'hold',
  'free_day',
  'eta',
  'fees',
  'tracking',
  'gone',
  'appointment',
  'terminal',
  'vessel',
  'arrived',
  'status',
  'picked_up',
  'delivered',
  'empty_returned',
  'new',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Which arrival: at the port of discharge, or where the container goes from there. */
export type Leg = 'port' | 'inland';

interface PlaceValue extends Pick<NamedPlace, 'name' | 'locode'> {
  readonly kind: 'place';
}
interface NumberValue {
  readonly kind: 'number';
  readonly number: string;
}
/** Of something that is reported, perhaps without a name. */
interface NameValue {
  readonly kind: 'name';
  readonly name: string | null;
}
interface MomentValue {
  readonly kind: 'moment';
  readonly moment: Moment;
}
interface InstantValue {
  readonly kind: 'instant';
  readonly at: Instant;
}
/** The statuses of the holds of one name, as the source has them. */
interface HoldsValue {
  readonly kind: 'holds';
  readonly statuses: readonly (string | null)[];
}
interface SumValue {
  readonly kind: 'sum';
  readonly sum: FeeSum;
}
/** As a review keeps it (reviewedShipment.ts). */
interface StatusValue {
  readonly kind: 'status';
  readonly status: string | null;
}

/** What a fact was, or is. */
export type ChangeValue =
  | PlaceValue
  | NumberValue
  | NameValue
  | MomentValue
  | InstantValue
  | HoldsValue
  | SumValue
  | StatusValue;

/** Null where nothing was or is reported, or where the rest of the change says it. */
interface Values<From extends ChangeValue | null, To extends ChangeValue | null = From> {
  readonly from: From;
  readonly to: To;
}

export type PlaceFact = { readonly code: 'port' | 'inlandPlace' };
export type NumberFact = { readonly code: 'billOfLading' | 'containerNumber' };
export type NameFact = {
  readonly code: 'terminal' | 'inlandTerminal' | 'pickupLocation' | 'vessel' | 'voyage';
};
/** A time that is reported, has moved, or is reported no more. */
export type MomentFact =
  | { readonly code: 'eta'; readonly leg: Leg }
  | { readonly code: 'freeDay'; readonly source: FreeDaySource }
  | { readonly code: 'appointment' | 'pickedUp' | 'delivered' | 'emptyReturned' };

/** One fact that differs from the last review. */
export type Change =
  | (PlaceFact & Values<PlaceValue | null>)
  | (NumberFact & Values<NumberValue | null>)
  | (NameFact & Values<NameValue | null>)
  /** `shift` is null where there was none before, or is none now. */
  | (MomentFact & Values<MomentValue | null> & { readonly shift: MomentShift | null })
  /** `offEstimate`: how far from the estimate before; null where that cannot be said. */
  | ({ readonly code: 'arrived'; readonly leg: Leg; readonly offEstimate: MomentShift | null } & Values<
      null,
      MomentValue
    >)
  | ({
      readonly code: 'arrivalCorrected';
      readonly leg: Leg;
      readonly shift: MomentShift;
    } & Values<MomentValue>)
  /** It is only estimated again, for `to`. */
  | ({ readonly code: 'arrivalGone'; readonly leg: Leg } & Values<MomentValue, MomentValue | null>)
  | ({
      readonly code: 'holdAdded' | 'holdCleared';
      readonly hold: string;
      readonly count: number;
    } & Values<null>)
  /** Holds are not reported at all any more, so that it may not be cleared (docs/interface.md 6.3). */
  | ({ readonly code: 'holdGone'; readonly hold: string } & Values<null>)
  | ({ readonly code: 'holdChanged'; readonly hold: string } & Values<HoldsValue>)
  | ({ readonly code: 'feesAdded' } & Values<null, SumValue>)
  | ({ readonly code: 'feesHigher' | 'feesLower' } & Values<SumValue>)
  /** `feesGone`: fees are not reported at all any more. */
  | ({ readonly code: 'feesRemoved' | 'feesGone' } & Values<SumValue, null>)
  | ({ readonly code: 'status'; readonly status: string | null } & Values<StatusValue, null>)
  | ({ readonly code: 'trackingStopped'; readonly reason: string | null } & Values<null, InstantValue | null>)
  | ({
      readonly code:
        | 'trackingResumed'
        | 'shipmentAdded'
        | 'shipmentGone'
        | 'containerAdded'
        | 'containerGone';
    } & Values<null>);

const kinds: Readonly<Record<Change['code'], ChangeKind>> = {
  port: 'place',
  inlandPlace: 'place',
  billOfLading: 'number',
  containerNumber: 'number',
  terminal: 'terminal',
  inlandTerminal: 'terminal',
  pickupLocation: 'terminal',
  vessel: 'vessel',
  voyage: 'vessel',
  eta: 'eta',
  freeDay: 'free_day',
  appointment: 'appointment',
  pickedUp: 'picked_up',
  delivered: 'delivered',
  emptyReturned: 'empty_returned',
  arrived: 'arrived',
  arrivalCorrected: 'arrived',
  arrivalGone: 'arrived',
  holdAdded: 'hold',
  holdCleared: 'hold',
  holdGone: 'hold',
  holdChanged: 'hold',
  feesAdded: 'fees',
  feesHigher: 'fees',
  feesLower: 'fees',
  feesRemoved: 'fees',
  feesGone: 'fees',
  status: 'status',
  trackingStopped: 'tracking',
  trackingResumed: 'tracking',
  shipmentAdded: 'new',
  shipmentGone: 'gone',
  containerAdded: 'new',
  containerGone: 'gone',
};

export const kindOf = ({ code }: Pick<Change, 'code'>): ChangeKind => kinds[code];

/** Distinguishes a change from the others of its shipment or container. */
export function changeKey(change: Change): string {
  switch (change.code) {
    case 'eta':
    case 'arrived':
    case 'arrivalCorrected':
    case 'arrivalGone':
      return `${change.code} ${change.leg}`;
    case 'freeDay':
      return `${change.code} ${change.source}`;
    case 'holdAdded':
    case 'holdCleared':
    case 'holdGone':
    case 'holdChanged':
      return `hold ${change.hold}`;
    case 'feesAdded':
    case 'feesHigher':
    case 'feesLower':
    case 'feesRemoved':
    case 'feesGone':
      return `fees ${(change.to ?? change.from)?.sum.currencyCode}`;
    default:
      return change.code;
  }
}

/** A shift counts in days, and in hours only within one. */
const counted = ({ days, hours }: MomentShift): Partial<MomentShift> => (days === 0 ? { hours } : { days });

/**
 * The same for changes of which the same has happened: something is reported, has changed or is gone, whatever the values
 * are. An arrival is gone with or without an estimate in its place.
 */
export function happenedKey({ from, to, ...fact }: Change): string {
  if (fact.code === 'arrivalGone') return factKey(fact);
  const values = from === null ? 'reported' : to === null ? 'gone' : 'changed';
  return factKey({
    ...fact,
    ...('hold' in fact && { hold: holdKey(fact.hold) }),
    ...('shift' in fact && { shift: fact.shift && counted(fact.shift) }),
    ...('offEstimate' in fact && { offEstimate: fact.offEstimate && counted(fact.offEstimate) }),
    values,
  });
}
