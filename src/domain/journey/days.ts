import type { Place } from '#/domain/records/place.ts';
import { isPickup } from '#/domain/status/eventMeaning.ts';
import { day } from '#/time/durations.ts';
import type { Journey } from './journey.ts';
import type { Move, MoveKind } from './moves.ts';
import { isDone } from './step.ts';

// How many days a journey has taken, and of which kind.

/** How many whole days a move took; 0 for less than half of one. */
const daysOf = ({ from, to }: Pick<Move, 'from' | 'to'>): number => Math.round((to - from) / day);

/** Days that it was carried by vessel or rail, at least one. */
export interface Carriage {
  readonly by: 'vessel' | 'rail';
  /** When it began, in milliseconds since 1970. */
  readonly from: number;
  readonly days: number;
  readonly isUnderWay: boolean;
}

/** What carried it, in order, as far as it happened. */
export function carriagesOf({ moves, now, until }: Journey): Carriage[] {
  return moves.flatMap((move) => {
    const { kind, state, from, to } = move;
    const days = daysOf(move);
    if ((kind !== 'vessel' && kind !== 'rail') || state !== 'actual' || days === 0) return [];
    return [{ by: kind, from, days, isUnderWay: to === now && until === now }];
  });
}

/** What it does now, on land, and for how many days. */
export type StayOnLand =
  | { readonly code: 'waiting'; readonly days: number; readonly place: Place | null }
  /** With the consignee, the empty not returned. */
  | { readonly code: 'out'; readonly days: number };

/** Null where that is not known or is not a day old. */
export function stayOnLand({ moves, steps, now, until }: Journey): StayOnLand | null {
  const move = moves.findLast(({ state }) => state === 'actual');
  const last = steps.findLast(isDone);
  if (!move || !last || move.to !== now || until !== now) return null;
  const days = daysOf(move);
  if (days === 0) return null;
  if (move.kind === 'waiting') return { code: 'waiting', days, place: last.place };
  return isPickup(last.name) ? { code: 'out', days } : null;
}

/** How many days a journey has taken so far, and how many of them where. */
export interface JourneyDays {
  readonly all: number;
  readonly atSea: number;
  readonly onRail: number;
  /** Null where it does not wait. */
  readonly waiting: { readonly days: number; readonly place: Place | null } | null;
}

/** Null where nothing has happened. */
export function journeyDays({ steps, moves }: Journey): JourneyDays | null {
  const happened = moves.filter(({ state }) => state === 'actual');
  const [first, last] = [happened[0], happened.at(-1)];
  if (!first || !last) return null;
  const days = (kind: MoveKind) =>
    happened.filter((move) => move.kind === kind).reduce((sum, move) => sum + daysOf(move), 0);
  return {
    all: daysOf({ from: first.from, to: last.to }),
    atSea: days('vessel'),
    onRail: days('rail'),
    waiting:
      last.kind === 'waiting' ? { days: daysOf(last), place: steps.findLast(isDone)?.place ?? null } : null,
  };
}
