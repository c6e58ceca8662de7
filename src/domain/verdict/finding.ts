import type { Party } from '#/domain/pickup/party.ts';
import type { VerdictReason } from './reason.ts';

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
 * What the colour of a verdict means, the same everywhere, most pressing first. `lost`: money or a deadline. `risk`: will
 * be unless somebody acts. `good`: ready or done. `unknown`: no verdict can be given. `vessel` and `rail`: moving.
 * `rest`: nothing to do now.
 */
export const verdictTones = ['lost', 'risk', 'good', 'unknown', 'vessel', 'rail', 'rest'] as const;
export type VerdictTone = (typeof verdictTones)[number];

/** What a rule finds, before it is ranked among others. */
export interface Finding {
  readonly kind: VerdictKind;
  readonly tone: VerdictTone;
  /** `Not ready for pickup`, `Arriving tonight`. */
  readonly headline: string;
  /** The first one decides. */
  readonly reasons: readonly VerdictReason[];
  /** Whose move it is next; null where nobody has to do anything. */
  readonly next: Party | null;
  /** Days to the date that counts, negative after it; null where none is reported. */
  readonly days: number | null;
}
