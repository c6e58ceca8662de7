import { valuesOf } from '#/domain/list/facets.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { nameOrImo } from '#/domain/records/vessel.ts';
import { vesselKey } from '#/domain/records/vesselIdentity.ts';
import type { Instant } from '#/time/instant.ts';
import {
  byLabel,
  CarrierGroup,
  type CarrierRecord,
  type DelayRecord,
  Group,
  type GroupFilter,
  type Lengths,
  type PartKind,
  Sample,
} from './delayGroup.ts';
import { type ShipmentTimes, shipmentTimes } from './shipmentTimes.ts';

// How arrivals went against their original ETA, and how long the rest took (docs/performance.md). Groups are those that
// the filters of the list have, so that a figure can lead to its rows.

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
  // Vessels that nothing tells apart have no record in common.
  if (vessel !== undefined && vesselKey(podVessel) !== null) {
    // By its record alone it has none.
    const label = nameOrImo(podVessel) ?? '';
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
