import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { Instant } from '#/time/instant.ts';
import type { TrackedContainer } from '#sandbox/account.ts';
import { type Reference, type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { ContainerState } from '#sandbox/world/containerState.ts';
import type { Gazetteer } from '#sandbox/world/gazetteer.ts';
import type { PlannedEvent } from '#sandbox/world/plan.ts';
import { placeAttribute, placeReference } from './placeRecord.ts';
import { terminalReference } from './terminalRecord.ts';
import { vesselReference } from './vesselRecord.ts';

/** A movement that has happened, or one that is expected. */
export interface RawEvent {
  readonly id: string;
  readonly originalName: string;
  readonly estimated: boolean;
  readonly at: Instant;
  readonly knownAt: Instant;
  readonly source: string;
  readonly place: string | null;
  readonly facilityId: string | null;
  readonly vesselImo: string | null;
  readonly voyageNumber: string | null;
  /** Of an estimate that a newer one or the fact has replaced: since when it no longer holds. */
  readonly withdrawnAt: Instant | null;
}

/**
 * Everything the sources said, past first, each part by time. Transport events are a subset of it
 * (docs/interface.md 2.2, rule 3): a movement has the same id in both, and the type tells them apart. Estimates stay
 * when they are revised, marked with since when they no longer hold (docs/interface.md 3.12), so that the revisions can
 * be read here.
 */
export function rawEvents(container: ContainerState): readonly RawEvent[] {
  const past = container.events.filter(isMovement).map((event) => ({
    ...event,
    originalName: event.name,
    estimated: false,
    withdrawnAt: null,
  }));
  const revised = new Set(container.revised);
  const expected = [...container.revised, ...container.estimates].map((estimate) => ({
    ...estimate,
    originalName: estimate.name,
    estimated: true,
    source: 'shipping_line',
    facilityId: null,
    withdrawnAt: revised.has(estimate) ? estimate.supersededAt : null,
  }));
  return [...past.toSorted(byTime), ...expected.toSorted(byTime)];
}

export function rawEventReferences(container: ContainerState): readonly Reference[] {
  const ids = [...container.events.filter(isMovement), ...container.revised, ...container.estimates];
  return ids.map(({ id }) => ({ id, type: 'raw_event' }));
}

/** docs/interface.md 3.2. */
export function rawEventRecord(
  gazetteer: Gazetteer,
  { container }: TrackedContainer,
  event: RawEvent,
  index: number,
): Resource {
  const at = time(event.at);
  return {
    id: event.id,
    type: 'raw_event',
    attributes: {
      event: shortName(event.originalName),
      original_event: event.originalName,
      timestamp: at,
      estimated: event.estimated,
      actual_on: null,
      estimated_on: null,
      actual_at: event.estimated ? null : at,
      estimated_at: event.estimated ? at : null,
      timezone: placeAttribute(gazetteer, event.place, 'timeZone'),
      created_at: time(event.knownAt),
      location_name: placeAttribute(gazetteer, event.place, 'name'),
      location_locode: event.place,
      vessel_name: event.vesselImo === null ? null : (gazetteer.vessel(event.vesselImo)?.name ?? null),
      vessel_imo: event.vesselImo,
      voyage_number: event.voyageNumber,
      index,
      data_source: event.source,
      invalidated_at: time(event.withdrawnAt),
    },
    relationships: {
      container: toOne({ id: container.plan.id, type: 'container' }),
      location: toOne(placeReference(gazetteer, event.place)),
      terminal: toOne(terminalReference(gazetteer, event.facilityId)),
      vessel: toOne(vesselReference(gazetteer, event.vesselImo)),
    },
  };
}

function isMovement(event: PlannedEvent): boolean {
  return !event.name.startsWith('container.');
}

function byTime(a: RawEvent, b: RawEvent): number {
  return a.at - b.at;
}

// Words of transport events that raw events lack keep only their original text.
const renamed: Readonly<Record<string, string | null>> = {
  arrived_at_inland_destination: 'arrived_at_destination',
  vessel_berthed: null,
  not_available: null,
};

function shortName(name: string): string | null {
  const bare = name.replace(/^estimated\./, '');
  const other = ownEntry(renamed, bare);
  return other === undefined ? bare : other;
}
