import { valuesOf } from '#/domain/list/facets.ts';
import { orderText } from '#/domain/list/order.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { vesselName } from '#/domain/records/vessel.ts';
import type { Instant } from '#/time/instant.ts';
import { type ShipmentTimes, shipmentTimes } from './shipmentTimes.ts';
import { type Backtest, backtest, isTrusted, type Spread, spreadOf } from './usualRange.ts';

// How arrivals went against their original ETA, and how long the rest took (docs/performance.md). Groups are those that
// the filters of the list have, so that a figure can lead to its rows.

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

export interface TerminalRecord {
  readonly id: string;
  readonly label: string;
  readonly filter: GroupFilter;
  /** From the discharge to the gate-out, or the train. */
  readonly dwell: Lengths;
}

export interface FleetPerformance {
  readonly all: DelayRecord;
  /** By name. */
  readonly carriers: readonly CarrierRecord[];
  readonly terminals: readonly TerminalRecord[];
  /** Shipments that no rule could read. */
  readonly rejected: number;
}

/** One pass over a fleet, in whatever order it is; it pauses after each shipment and each group. */
export function* fleetPerformance(
  shipments: readonly Shipment[],
  now: Instant,
): Generator<undefined, FleetPerformance, undefined> {
  const all = new Group('', {});
  const carriers = new Map<string, CarrierGroup>();
  const terminals = new Map<string, Sample>();
  let rejected = 0;
  for (const shipment of shipments) {
    const read = tryOr(() => readShipment(shipment, now), null);
    if (read) add(read);
    else rejected += 1;
    yield;
  }

  function add({ times: { arrived, containers }, carrier, parts }: ReadShipment): void {
    const own = carrier && entry(carriers, carrier.key, () => new CarrierGroup(carrier.key, carrier.filter));
    if (arrived) {
      all.add('', arrived);
      own?.add(carrier?.label ?? '', arrived);
      for (const { kind, key, label, filter } of parts) {
        const group = own && entry(own.parts[kind], key, () => new Group(key, filter));
        group?.add(label, arrived);
      }
    }
    for (const { terminal, dwell, emptyReturn } of containers) {
      own?.emptyReturn.add(emptyReturn);
      if (terminal) entry(terminals, terminal, () => new Sample()).add(dwell);
    }
  }

  const found: CarrierRecord[] = [];
  for (const group of carriers.values()) {
    if (group.arrived > 0) found.push(yield* group.carrierRecord());
    yield;
  }
  return {
    all: all.record(),
    carriers: byLabel(found),
    terminals: byLabel(
      [...terminals].map(([name, dwell]) => ({
        id: name,
        label: name,
        filter: { terminal: name },
        dwell: dwell.lengths(),
      })),
    ).filter(({ dwell: { known, missing } }) => known + missing > 0),
    rejected,
  };
}

interface ReadPart {
  readonly kind: PartKind;
  readonly key: string;
  readonly label: string;
  readonly filter: GroupFilter;
}

type ReadShipment = ReturnType<typeof readShipment>;

/** All of a shipment, before anything of it is added. */
function readShipment(shipment: Shipment, now: Instant) {
  const times = shipmentTimes(shipment, now);
  const value = (facet: Parameters<typeof valuesOf>[0]) => valuesOf(facet, shipment, now)[0];
  const key = value('carrier');
  const carrier =
    key === undefined ? null : { key, label: carrierName(shipment.carrier) ?? key, filter: { carrier: key } };
  const parts = carrier ? readParts(shipment, times, { ...carrier.filter }, value) : [];
  return { times, carrier, parts };
}

function readParts(
  { portOfLoading, portOfDischarge, podVessel }: Shipment,
  { arrived }: ShipmentTimes,
  carrier: GroupFilter,
  value: (facet: 'pol' | 'pod' | 'podVessel') => string | undefined,
): readonly ReadPart[] {
  const [pol, pod, vessel] = [value('pol'), value('pod'), value('podVessel')];
  const month = arrived?.month;
  const parts: ReadPart[] = [];
  if (pol !== undefined && pod !== undefined) {
    const label = `${placeName(portOfLoading)} → ${placeName(portOfDischarge)}`;
    parts.push({ kind: 'lane', key: `${pol} ${pod}`, label, filter: { ...carrier, pol, pod } });
  }
  if (vessel !== undefined) {
    const label = vesselName(podVessel);
    parts.push({ kind: 'vessel', key: vessel, label, filter: { ...carrier, podVessel: vessel } });
  }
  if (month) parts.push({ kind: 'month', key: month, label: month, filter: { ...carrier, month } });
  return parts;
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

const byLabel = <Item extends { readonly id: string; readonly label: string }>(items: readonly Item[]) =>
  items.toSorted((a, b) => compare(orderText(a.label), orderText(b.label)) || compare(a.id, b.id));
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Lengths as they come. */
class Sample {
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

class Group {
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

class CarrierGroup extends Group {
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
