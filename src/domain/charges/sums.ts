import type { Container } from '#/domain/records/container.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { amountThrough } from './charge.ts';
import type { ContainerCharge, CountedState } from './containerCharges.ts';
import type { ChargeKind, Tariff } from './tariff.ts';

// What charges come to (docs/charges.md 1). Amounts are in hundredths of their currency; currencies are never added up.

/** Money of one currency, in its hundredths. */
export interface Sum {
  readonly currency: string;
  readonly amount: number;
}

/** A charge that comes to a sum; null where its clock has not started, or not all of it is known. */
export const counted = ({ state }: ContainerCharge): CountedState | null =>
  state.kind === 'counting' || state.kind === 'ended' ? state : null;

/**
 * What a charge comes to; null where that is not known.
 *
 * @param until the day until which the container waits; null: as estimated up to now
 */
export function owedThrough(charge: ContainerCharge, until: CalendarDay | null): number | null {
  const state = counted(charge);
  if (!state) return null;
  if (state.kind === 'ended' || until === null || until <= state.through) return state.soFar.amount;
  return amountThrough(charge.tariff, state.lastFreeDay, until, state.calendar);
}

/**
 * What the days from one to another add to a charge, both with them, as far as it has counted; null where that is not known.
 */
export function owedWithin(charge: ContainerCharge, from: CalendarDay, through: CalendarDay): number | null {
  const state = counted(charge);
  if (!state) return null;
  const by = (day: CalendarDay) => amountThrough(charge.tariff, state.lastFreeDay, day, state.calendar);
  const [before, after] = [by(addDays(from, -1)), by(through < state.through ? through : state.through)];
  return before === null || after === null ? null : Math.max(0, after - before);
}

/**
 * What charges come to by currency, without those that are not known and those of nothing.
 *
 * @param until the day until which containers wait; null: as estimated up to now
 */
export function sumsBy(charges: readonly ContainerCharge[], until: CalendarDay | null): readonly Sum[] {
  return addUp(
    charges.flatMap((charge) => {
      const amount = owedThrough(charge, until) ?? 0;
      return amount > 0 ? { currency: charge.tariff.currency, amount } : [];
    }),
  );
}

/**
 * What acting on the one day instead of the later one avoids, by currency.
 *
 * @param day null: now
 */
export function savedBetween(
  charges: readonly ContainerCharge[],
  day: CalendarDay | null,
  later: CalendarDay,
): readonly Sum[] {
  return addUp(
    charges.flatMap((charge) => {
      const [soon, late] = [owedThrough(charge, day), owedThrough(charge, later)];
      if (soon === null || late === null || late <= soon) return [];
      return { currency: charge.tariff.currency, amount: late - soon };
    }),
  );
}

/** Until when waiting is free by each tariff that says so itself, not by a source's last free day, nor for the time after. */
export function freeDaysByTariff(
  charges: readonly ContainerCharge[],
): readonly { readonly tariff: Tariff; readonly lastFreeDay: CalendarDay }[] {
  return charges.flatMap((charge) => {
    const { tariff } = charge;
    if (tariff.clock === 'last_free_day' || tariff.clock === 'gate_out') return [];
    const state = counted(charge);
    return state ? [{ tariff, lastFreeDay: state.lastFreeDay }] : [];
  });
}

/** Sums of several, by currency. */
export function addUp(sums: readonly Sum[]): readonly Sum[] {
  const all = new Map<string, number>();
  for (const { currency, amount } of sums) all.set(currency, (all.get(currency) ?? 0) + amount);
  return [...all].map(([currency, amount]) => ({ currency, amount }));
}

/** A kind of charge of which the reported sum and the estimate differ: a reason to check the invoice. */
export interface Disagreement {
  readonly kind: ChargeKind;
  readonly currency: string;
  /** Both in hundredths of the currency. */
  readonly reported: number;
  readonly estimated: number;
}

/**
 * Where fees are reported and tariffs count the same kind at the same place in the same currency, and the sums differ. A
 * kind that several charge is compared as a whole, and not at all where one of its sums is not known.
 */
export function disagreements(
  { fees, inlandFees }: Pick<Container, 'fees' | 'inlandFees'>,
  charges: readonly ContainerCharge[],
): readonly Disagreement[] {
  const groups = Map.groupBy(
    charges,
    ({ tariff: { kind, currency }, place }) => `${kind} ${currency} ${place}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.some((charge) => counted(charge) === null)) return [];
    const { kind, currency } = first.tariff;
    const here = (first.place === 'discharge' ? fees : inlandFees) ?? [];
    const same = here.filter(({ type, currencyCode }) => type === kind && currencyCode === currency);
    if (same.length === 0) return [];
    const reported = same.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const estimated = group.reduce((sum, charge) => sum + (owedThrough(charge, null) ?? 0), 0);
    return reported === estimated ? [] : [{ kind, currency, reported, estimated }];
  });
}
