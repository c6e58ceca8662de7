import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { factKey } from '#/domain/records/factKey.ts';
import type { Vessel } from '#/domain/records/place.ts';
import { sameVessel, vesselKey } from '#/domain/records/vesselIdentity.ts';
import { arrivalChange, type ArrivalNow, ofAnotherPlace } from './arrivalChanges.ts';
import type { Change } from './change.ts';
import { byRank, rankOf } from './changeRank.ts';
import { containerChanges, type Diverted } from './containerChanges.ts';
import { nameChange, numberChange, placeChange } from './factChanges.ts';
import type { RememberedShipment } from './readReviewed.ts';
import type { ReviewedShipment, ReviewedStop } from './reviewedShipment.ts';

/** What is the same for one or more containers of a shipment. */
export interface ContainerChanges {
  readonly ids: readonly string[];
  /** Null where it is gone and cannot be read. */
  readonly numbers: readonly (string | null)[];
  /** Most important first. */
  readonly changes: readonly Change[];
}

export interface RecordChanges {
  /** Of the shipment itself, most important first. */
  readonly changes: readonly Change[];
  /** Those with the most important change first. */
  readonly containers: readonly ContainerChanges[];
}

/** What has become of a shipment and its containers, each fact once, whatever the order of the records. */
export function shipmentChanges(
  before: RememberedShipment,
  now: ReviewedShipment & ArrivalNow,
): RecordChanges {
  const port = placeChange({ code: 'port' }, before.port, now.port);
  const inlandPlace = placeChange({ code: 'inlandPlace' }, before.inlandPlace, now.inlandPlace);
  const diverted: Diverted = { port: port.length > 0, inland: inlandPlace.length > 0 };
  const inland = { eta: before.inlandEta, ata: before.inlandAta };
  const changes = [
    ...port,
    ...inlandPlace,
    ...numberChange({ code: 'billOfLading' }, before.number, now.number),
    ...arrivalChange('port', diverted.port ? ofAnotherPlace(before) : before, now),
    ...arrivalChange('inland', diverted.inland ? ofAnotherPlace(inland) : inland, {
      eta: now.inlandEta,
      ata: now.inlandAta,
    }),
    ...nameChange({ code: 'terminal' }, before.terminal, now.terminal),
    ...nameChange({ code: 'inlandTerminal' }, before.inlandTerminal, now.inlandTerminal),
    ...vesselChange(before.vessel, now.vessel),
    ...voyageChange(before.voyage, now.voyage),
    ...trackingChange(before.stopped, now.stopped),
  ];
  return {
    changes: changes.toSorted(byRank),
    containers: grouped(containersChanges(before, now, diverted, new Set(changes.map(factKey)))),
  };
}

/** The same vessel under another record or spelling is no news, and neither is another placeholder. */
function vesselChange(before: Vessel | null | undefined, now: Vessel | null): Change[] {
  if (before === undefined || sameVessel(before, now)) return [];
  const named = (vessel: Vessel | null) => {
    const key = vesselKey(vessel);
    return key === null ? null : { key, name: vessel?.name ?? null };
  };
  return nameChange({ code: 'vessel' }, named(before), named(now));
}

function voyageChange(before: string | null | undefined, now: string | null): Change[] {
  const name = (voyage: string | null) => (voyage === null ? null : { key: voyage, name: voyage });
  return before === undefined ? [] : nameChange({ code: 'voyage' }, name(before), name(now));
}

function trackingChange(before: ReviewedStop | null | undefined, now: ReviewedStop | null): Change[] {
  if (before === undefined || (before === null) === (now === null)) return [];
  if (now === null) return [{ code: 'trackingResumed', from: null, to: null }];
  const { reason, at } = now;
  return [{ code: 'trackingStopped', reason, from: null, to: at === null ? null : { kind: 'instant', at } }];
}

type Changed = readonly [
  container: { readonly id: string; readonly number: string | null },
  changes: readonly Change[],
];

/**
 * It is not known which container it is that could not be read: while there is one, none is called new or gone.
 *
 * @param said what has changed of the shipment and is not repeated for each of its containers
 */
function containersChanges(
  before: RememberedShipment,
  now: ReviewedShipment,
  diverted: Diverted,
  said: ReadonlySet<string>,
): Changed[] {
  if (before.containers === undefined) return [];
  const known = new Map(before.containers.map((container) => [container.id, container]));
  const left = new Set(now.containers.map(({ id }) => id));
  const found = now.containers.map((container): Changed => {
    const old = known.get(container.id);
    if (!old) return [container, before.unread === null ? [wholeContainer('containerAdded')] : []];
    return [
      container,
      containerChanges(old, container, diverted).filter((change) => !said.has(factKey(change))),
    ];
  });
  const gone = (now.unread === null ? before.containers : [])
    .filter(({ id }) => !left.has(id))
    .map(({ id, number }): Changed => [{ id, number: number ?? null }, [wholeContainer('containerGone')]]);
  return [...found, ...gone].filter(([, changes]) => changes.length > 0);
}

const wholeContainer = (code: 'containerAdded' | 'containerGone'): Change => ({ code, from: null, to: null });

/** Containers with the same changes in one group, by number. */
function grouped(changed: readonly Changed[]): ContainerChanges[] {
  const groups = Map.groupBy(changed, ([, changes]) => JSON.stringify(changes.toSorted(byRank).map(factKey)));
  const lists = [...groups.values()].map((group) => {
    const sorted = group.toSorted(
      ([a], [b]) => compareCodeUnits(a.number ?? '', b.number ?? '') || compareCodeUnits(a.id, b.id),
    );
    return {
      ids: sorted.map(([{ id }]) => id),
      numbers: sorted.map(([{ number }]) => number),
      changes: (sorted[0]?.[1] ?? []).toSorted(byRank),
    };
  });
  return lists.toSorted(
    (a, b) => leading(a) - leading(b) || compareCodeUnits(a.numbers[0] ?? '', b.numbers[0] ?? ''),
  );
}

const leading = ({ changes: [first] }: ContainerChanges) => (first ? rankOf(first) : Infinity);
