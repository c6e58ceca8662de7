import type { Spread } from '#/domain/arrival/usualDelay.ts';
import { orderText } from '#/domain/list/order.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { ShipmentTimes } from './shipmentTimes.ts';
import { type Backtest, backtest, isTrusted, spreadOf } from './usualRange.ts';

// What is known of the shipments of one group: of a carrier, and of its lanes, vessels and months.

/** Lengths in days. */
export interface Lengths {
  /** How many are known. */
  readonly known: number;
  /** How many have happened and lack a time. */
  readonly missing: number;
  /** Null below the fewest. */
  readonly usual: Spread | null;
}

export interface DelayRecord {
  /** Shipments that have arrived. */
  readonly arrived: number;
  /** Those of them whose original ETA and arrival are known. */
  readonly known: number;
  /** In days, positive is late; null below the fewest, as all that follows. */
  readonly median: number | null;
  /** The middle 80%; null also where its backtest fails. */
  readonly range: Spread | null;
  readonly backtest: Backtest | null;
  readonly overTwoDays: number | null;
  readonly overFiveDays: number | null;
  /** From the departure at the port of loading to the arrival. */
  readonly transit: Lengths;
}

/** The rows of the list that a group counts, by the names of its filters. */
export interface GroupFilter {
  readonly carrier?: string;
  readonly pol?: string;
  readonly pod?: string;
  readonly podVessel?: string;
  readonly terminal?: string;
  /** `2026-08`. */
  readonly month?: string;
}

export interface DelayGroup extends DelayRecord {
  readonly id: string;
  readonly label: string;
  readonly filter: GroupFilter;
}

export const partKinds = ['lane', 'vessel', 'month'] as const;
export type PartKind = (typeof partKinds)[number];

export interface CarrierRecord extends DelayGroup {
  readonly parts: Readonly<Record<PartKind, readonly DelayGroup[]>>;
  /** From the gate-out to the consignee to the return of the empty. */
  readonly emptyReturn: Lengths;
}

export const byLabel = <Item extends { readonly id: string; readonly label: string }>(
  items: readonly Item[],
) =>
  items.toSorted(
    (a, b) => compareCodeUnits(orderText(a.label), orderText(b.label)) || compareCodeUnits(a.id, b.id),
  );

/** Lengths as they come. */
export class Sample {
  readonly #days: number[] = [];
  #missing = 0;

  /** Undefined: has not happened. */
  add(days: number | null | undefined): void {
    if (days === undefined) return;
    if (days === null) this.#missing += 1;
    else this.#days.push(days);
  }

  sorted(): readonly number[] {
    return this.#days.toSorted((a, b) => a - b);
  }

  lengths(): Lengths {
    return { known: this.#days.length, missing: this.#missing, usual: spreadOf(this.sorted()) };
  }
}

export class Group {
  arrived = 0;
  readonly #delays = new Sample();
  readonly #transit = new Sample();
  readonly #id: string;
  readonly #filter: GroupFilter;
  #label: string | null = null;

  constructor(id: string, filter: GroupFilter) {
    this.#id = id;
    this.#filter = filter;
  }

  add(label: string, { delay, transit }: NonNullable<ShipmentTimes['arrived']>): void {
    this.arrived += 1;
    this.#delays.add(delay);
    this.#transit.add(transit);
    // Sources call one thing by several names; which one is shown does not depend on who came first.
    if (this.#label === null || label < this.#label) this.#label = label;
  }

  delays(): readonly number[] {
    return this.#delays.sorted();
  }

  /** @param whole the sorted delays of the carrier, for a part of it */
  record(whole: readonly number[] | null = null): DelayRecord {
    const delays = this.delays();
    const usual = spreadOf(delays, whole);
    const tested = usual && backtest(delays, whole);
    const above = (days: number) => (usual ? delays.filter((delay) => delay > days).length : null);
    return {
      arrived: this.arrived,
      known: delays.length,
      median: usual?.median ?? null,
      range: tested && isTrusted(tested) ? usual : null,
      backtest: tested,
      overTwoDays: above(2),
      overFiveDays: above(5),
      transit: this.#transit.lengths(),
    };
  }

  group(whole: readonly number[] | null = null): DelayGroup {
    return { id: this.#id, label: this.#label ?? this.#id, filter: this.#filter, ...this.record(whole) };
  }
}

export class CarrierGroup extends Group {
  readonly parts: Readonly<Record<PartKind, Map<string, Group>>> = {
    lane: new Map(),
    vessel: new Map(),
    month: new Map(),
  };
  readonly emptyReturn = new Sample();

  *carrierRecord(): Generator<undefined, CarrierRecord, undefined> {
    const whole = this.delays();
    const parts: Record<PartKind, DelayGroup[]> = { lane: [], vessel: [], month: [] };
    for (const kind of partKinds) {
      for (const group of this.parts[kind].values()) {
        parts[kind].push(group.group(whole));
        yield;
      }
    }
    return {
      ...this.group(),
      parts: { lane: byLabel(parts.lane), vessel: byLabel(parts.vessel), month: byLabel(parts.month) },
      emptyReturn: this.emptyReturn.lengths(),
    };
  }
}
