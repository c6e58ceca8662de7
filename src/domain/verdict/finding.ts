import type { ActingParty } from '#/domain/pickup/party.ts';
import type { VerdictReason } from './reasons.ts';

/** What a verdict says. */
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

/**
 * What the colour of a fact means, the same everywhere, most pressing first. `lost`: money or a deadline. `risk`: will
 * be unless somebody acts. `good`: ready or done. `unknown`: no verdict can be given. `vessel` and `rail`: moving.
 * `rest`: nothing to do now.
 */
export const verdictTones = ['lost', 'risk', 'good', 'unknown', 'vessel', 'rail', 'rest'] as const;
export type VerdictTone = (typeof verdictTones)[number];

/** What the clock says beside a verdict, whatever that is: a fact of its own, in a colour of its own. */
export interface Deadline {
  /** `lost`: it is past or costs money already. `risk`: it will be unless somebody acts. */
  readonly tone: 'lost' | 'risk';
  /** `2 days past LFD`, `LFD today`. */
  readonly words: string;
  /** In a row of a list: `2 d past LFD`. */
  readonly short: string;
  /** `650 USD so far`: what is reported and no more; null while nothing is lost, or no fee is reported. */
  readonly cost: string | null;
}

/** What a rule finds, before it is ranked among others. */
export interface Finding {
  readonly kind: VerdictKind;
  /** Of what the headline says alone: ready is good, whatever the clock says. */
  readonly tone: VerdictTone;
  /** `Not ready for pickup`, `Arriving tonight`. */
  readonly headline: string;
  /** The first one decides. */
  readonly reasons: readonly VerdictReason[];
  /** What the clock says beside it; null while nothing presses. */
  readonly deadline: Deadline | null;
  /** Whose move it is next; null where nothing has to be done. */
  readonly next: ActingParty | null;
  /** Days to the date that counts, negative after it; null where none is reported. */
  readonly days: number | null;
}
