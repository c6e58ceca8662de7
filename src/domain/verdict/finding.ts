import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import type { FeeSum } from '#/domain/pickup/fees.ts';
import type { Withheld } from '#/domain/pickup/freeDay.ts';
import type { StatusFact } from '#/domain/status/status.ts';
import type { Phase } from '#/domain/status/statusPhase.ts';
import type { ExpectedStep } from './expectations.ts';
import type { VerdictReason } from './reasons.ts';

/** What a verdict is about. Several headlines may be of one kind. */
export const verdictKinds = [
  'onHold',
  'notReleased',
  /** Neither a hold nor the terminal says whether it can be picked up. */
  'notKnown',
  'ready',
  'overdue',
  'notDischarged',
  'arriving',
  'atSea',
  'transshipment',
  'inlandTransit',
  'awaitingInland',
  'booked',
  'emptyOut',
  'pickedUp',
  'returned',
  'cancelled',
  /** The data is too old to say, or tracking stopped. */
  'stale',
  /** Nothing that is reported says where it is. */
  'unknown',
] as const;
export type VerdictKind = (typeof verdictKinds)[number];

/** The headlines that a code says whole. */
export type PlainHeadline =
  | 'notReady'
  | 'ready'
  | 'availabilityNotReported'
  | 'holdUnknown'
  | 'contradictory'
  | 'notDischarged'
  | 'arrivingTonight'
  | 'arrivingToday'
  | 'arrivingTomorrow'
  | 'atSea'
  | 'notDeparted'
  | 'toPortOfLoading'
  | 'probablyInland'
  | 'awaitingRail'
  | 'awaitingInland'
  | 'booked'
  | 'loaded'
  | 'emptyOut'
  | 'pickedUp'
  | 'delivered'
  | 'returned'
  | 'cancelled'
  | 'statusNotReported'
  | 'arrivedUnnamed';

/** What a verdict says. */
export type Headline =
  | { readonly code: PlainHeadline }
  | { readonly code: 'onRail' | 'onTheWayInland'; readonly to: string | null }
  | { readonly code: 'transshipment'; readonly port: string | null }
  | { readonly code: 'overdue'; readonly step: ExpectedStep }
  /** Why no verdict can be given, and where it was last; `port` where its events have it between two vessels. */
  | {
      readonly code: 'stale';
      readonly withheld: Exclude<Withheld['code'], 'checkedAhead'>;
      readonly phase: Phase;
      readonly port: string | null;
    }
  /** `status` as the source has it. */
  | { readonly code: 'statusUnknown'; readonly status: string };

/** Headlines that say what a status says, by its word. */
const sameAsStatus: Partial<Record<Headline['code'], string>> = {
  booked: 'new',
  loaded: 'loaded',
  onRail: 'on_rail',
  transshipment: 'transshipment',
  notDischarged: 'arrived',
  pickedUp: 'picked_up',
  delivered: 'delivered',
  returned: 'empty_returned',
};

/** Whether a headline says no more than the status of the container, which then stands nowhere beside it. */
export function saysStatus(headline: Headline, { word, group, derived }: StatusFact): boolean {
  // A word of the source that we do not know is shown as it came.
  if (group === 'other' && !derived) return false;
  const place =
    headline.code === 'onRail' ? headline.to : headline.code === 'transshipment' ? headline.port : null;
  return place === null && sameAsStatus[headline.code] === word;
}

/**
 * What the colour of a fact means, the same everywhere, most pressing first. `lost`: money or a deadline. `risk`: will
 * be unless somebody acts. `good`: ready or done. `unknown`: no verdict can be given. `vessel` and `rail`: moving.
 * `rest`: nothing to do now.
 */
export const verdictTones = ['lost', 'risk', 'good', 'unknown', 'vessel', 'rail', 'rest'] as const;
export type VerdictTone = (typeof verdictTones)[number];
/** Of what asks for nothing. */
export const restTone: VerdictTone = 'rest';

/**
 * What the clock says beside a verdict, whatever that is: a fact of its own, in a colour of its own. `lost`: it is past or
 * costs money already. `risk`: it will be unless somebody acts.
 */
export type Deadline = {
  readonly tone: 'lost' | 'risk';
  /** What is reported to be owed and no more; empty while nothing is lost, or no fee is reported. */
  readonly owed: readonly FeeSum[];
} & (
  | { readonly code: 'feesRunning' | 'appointmentMissed' }
  /** Calendar days to the last free day, negative after it. */
  | { readonly code: 'freeDay'; readonly days: number }
);

/** What a rule finds, before it is ranked among others. */
export interface Finding {
  readonly kind: VerdictKind;
  /** Of what the headline says alone: ready is good, whatever the clock says. */
  readonly tone: VerdictTone;
  readonly headline: Headline;
  /** The first one decides. */
  readonly reasons: readonly VerdictReason[];
  /** What the clock says beside it; null while nothing presses. */
  readonly deadline: Deadline | null;
  /** Whose move it is next; null where nothing has to be done. */
  readonly next: ActingParty | null;
  /** Days to the date that counts, negative after it; null where none is reported. */
  readonly days: number | null;
}
