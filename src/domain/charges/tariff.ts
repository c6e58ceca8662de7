import type { CalendarDay } from '#/time/calendarDay.ts';

// What waiting costs, by tariffs that a team enters (docs/charges.md): tariffs (here), the days that count
// (workCalendars.ts), the sum of one tariff (charge.ts), which tariff applies (tariffMatch.ts), and all charges of a container
// (containerCharges.ts). Sums are whole hundredths of a currency; no currency is ever converted into another.

export const chargeKinds = ['demurrage', 'storage', 'per_diem', 'chassis', 'exam'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export const chargers = ['carrier', 'terminal', 'rail', 'chassis'] as const;
/** Who sends the invoice. */
export type Charger = (typeof chargers)[number];

export const clockStarts = ['discharge', 'inland_arrival', 'available', 'gate_out', 'last_free_day'] as const;
/**
 * What free time runs from. With `last_free_day` it ends on the one that the charger itself reports, and `freeDays` says nothing.
 */
export type ClockStart = (typeof clockStarts)[number];

export const firstDays = ['same_day', 'next_midnight', 'next_0800'] as const;
/** When the first free day begins. With `next_0800` each day runs from 08:00 to 08:00. */
export type FirstDay = (typeof firstDays)[number];

export const dayCounts = ['calendar', 'working'] as const;
export type DayCount = (typeof dayCounts)[number];

export const validities = ['clock_start', 'gate_in', 'received'] as const;
/**
 * The day that has to lie within the validity of a tariff: on which the clock started, the gate-in at the port of loading, or the
 * first day by which the carrier had the container.
 */
export type ValidBy = (typeof validities)[number];

/** From a day of charge on, the first being 1, each costs so much. */
export interface RateStep {
  readonly fromDay: number;
  /** Hundredths of the currency. */
  readonly amount: number;
}

export interface Tariff {
  readonly id: string;
  readonly name: string;
  readonly kind: ChargeKind;
  readonly chargedBy: Charger;
  /** SCAC of the carrier, or of the railroad where that charges; null: any. */
  readonly scac: string | null;
  /** UN/LOCODE of the place where the container waits, or after the gate-out where it was picked up; null: any. */
  readonly port: string | null;
  /** Name of the terminal or ramp; null: any. */
  readonly terminal: string | null;
  /** Words of the interface (`dry`, `reefer`); empty: any. */
  readonly equipmentTypes: readonly string[];
  /** Feet; empty: any. */
  readonly lengths: readonly number[];
  /** Whether demurrage and storage at the port are also for a container that the carrier takes inland. */
  readonly throughMoves: boolean;
  /** Whether it counts beside the others of its kind and charger, and not in the place of one. */
  readonly isAdditional: boolean;
  /** The contract or quote that it comes from; null: public. */
  readonly contract: string | null;
  readonly clock: ClockStart;
  readonly firstDay: FirstDay;
  readonly freeDays: number;
  readonly freeCount: DayCount;
  readonly chargedCount: DayCount;
  /** The id of the calendar of weekends and holidays; it matters only to working days. */
  readonly calendar: string;
  /** `container`: once, by the amount of the first step. */
  readonly per: 'day' | 'container';
  /** Ascending by `fromDay`, the first from day 1. */
  readonly steps: readonly RateStep[];
  /** ISO 4217. */
  readonly currency: string;
  readonly validBy: ValidBy;
  /** From and through which days; null: without end. */
  readonly validFrom: CalendarDay | null;
  readonly validThrough: CalendarDay | null;
  /** Where it was read, as a person would look it up. */
  readonly source: string;
  readonly note: string;
  /** Whether it counts. Samples do not until somebody switches them on. */
  readonly isOn: boolean;
  readonly isSample: boolean;
}

/** All that a team has entered. */
export interface TariffBook {
  readonly tariffs: readonly Tariff[];
  readonly calendars: readonly WorkCalendar[];
}

/** The days on which a place works, as dated tables. */
export interface WorkDays {
  readonly id: string;
  /** Days of the week off: 0 is Sunday. */
  readonly weekend: readonly number[];
  readonly holidays: readonly { readonly day: CalendarDay }[];
  /** The last day that the table of holidays reaches. */
  readonly through: CalendarDay;
}

/** The same with its names. */
export interface WorkCalendar extends WorkDays {
  readonly name: string;
  readonly holidays: readonly Holiday[];
}

export interface Holiday {
  readonly day: CalendarDay;
  readonly name: string;
}
