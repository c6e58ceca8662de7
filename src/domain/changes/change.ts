import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';

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

/** How a change bears on a plan, worst first. */
export const bearings = ['worse', 'other', 'better'] as const;
export type Bearing = (typeof bearings)[number];

/** A time with its zone, a system time, or words. */
export type ChangeValue =
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'instant'; readonly at: Instant }
  | { readonly kind: 'text'; readonly text: string };

/** One fact that differs from the last review. */
export interface Change {
  /** Distinguishes it from the other changes of its shipment or container. */
  readonly key: string;
  readonly kind: ChangeKind;
  readonly bearing: Bearing;
  /** What happened, `POD ETA slipped 2 days`, without the values. */
  readonly words: string;
  /** Null where there was nothing, or where the words say it. */
  readonly from: ChangeValue | null;
  readonly to: ChangeValue | null;
  /** By how many days it has moved, either way: of changes of one kind the larger comes first. */
  readonly days?: number;
}

export const momentValue = (moment: Moment | null): ChangeValue | null =>
  moment && { kind: 'moment', moment };
export const textValue = (text: string | null): ChangeValue | null =>
  text === null ? null : { kind: 'text', text };

type Ranked = Pick<Change, 'bearing' | 'kind' | 'days'>;

/** Orders changes; smaller is more important. What is worse comes first, then by kind, then by days. */
export function rankOf({ bearing, kind, days = 0 }: Ranked): number {
  const group = bearings.indexOf(bearing) * changeKinds.length + changeKinds.indexOf(kind);
  // Between this group and the next.
  return group + 1 / (2 + days);
}
