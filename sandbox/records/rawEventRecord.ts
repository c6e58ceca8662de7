import { lookup } from '#/domain/records/lookup.ts';
import type { Instant } from '#/time/instant.ts';
import type { TrackedContainer } from '#sandbox/account.ts';
import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import type { View } from '#sandbox/view.ts';
import { type ContainerState, isWithdrawn } from '#sandbox/world/containerState.ts';
import { facilityDetails } from '#sandbox/world/facilityDetails.ts';
import type { Gazetteer } from '#sandbox/world/gazetteer.ts';
import { wallDigits } from '#sandbox/world/localDay.ts';
import type { PlannedEvent, Precision } from '#sandbox/world/plan.ts';
import { describeSource } from './describeSource.ts';
import { placeAttribute } from './placeRecord.ts';

/** A movement that has happened, or one that is expected. */
export interface RawEvent {
  readonly id: string;
  /** In the words of the transport events. */
  readonly name: string;
  readonly estimated: boolean;
  readonly at: Instant;
  readonly precision: Precision;
  readonly knownAt: Instant;
  readonly source: string;
  readonly place: string | null;
  readonly facilityId: string | null;
  readonly vesselImo: string | null;
  readonly voyageNumber: string | null;
  /** Since when it no longer holds: an estimate that a newer one or the fact has replaced, or what its source took back. */
  readonly withdrawnAt: Instant | null;
}

/**
 * Everything the sources said, what is past and what is expected together by time. Transport events are a subset of it
 * (docs/interface.md 2.2, rule 3): a movement has the same id in both, and the type tells them apart. Estimates stay
 * when they are revised, marked with since when they no longer hold (docs/interface.md 3.12), so that the revisions can
 * be read here.
 */
export function rawEvents(container: ContainerState): readonly RawEvent[] {
  const past = [...container.events.filter(isMovement), ...container.rawOnly].map((event) => ({
    ...event,
    estimated: false,
    withdrawnAt: isWithdrawn(event, container.at) ? event.withdrawnAt : null,
  }));
  const revised = new Set(container.revised);
  const expected = [...container.revised, ...container.estimates].map((estimate) => ({
    ...estimate,
    estimated: true,
    source: 'shipping_line',
    facilityId: null,
    withdrawnAt: revised.has(estimate) ? estimate.supersededAt : null,
  }));
  return [...past, ...expected].toSorted((a, b) => a.at - b.at || a.knownAt - b.knownAt);
}

/** An event among those of its container. */
export interface RawEventOf {
  readonly tracked: TrackedContainer;
  readonly event: RawEvent;
  readonly index: number;
}

/** docs/interface.md 3.2 and 3.12. */
export function rawEventAttributes(
  { account }: View,
  { tracked, event, index }: RawEventOf,
): Resource['attributes'] {
  const { gazetteer } = account.world;
  const { scac } = tracked.shipment.plan;
  const { on, at } = timesOf(gazetteer, event);
  return {
    event: shortName(event.name),
    original_event: describeSource(event.source, scac, event.name),
    timestamp: event.precision === 'nothing' ? null : time(event.at),
    estimated: event.estimated,
    actual_on: event.estimated ? null : on,
    estimated_on: event.estimated ? on : null,
    actual_at: event.estimated ? null : at,
    estimated_at: event.estimated ? at : null,
    // Null wherever seen.
    will_occur_at: null,
    timezone: placeAttribute(gazetteer, event.place, 'timeZone'),
    created_at: time(event.knownAt),
    location_name: placeAttribute(gazetteer, event.place, 'name'),
    location_locode: event.place,
    vessel_name: event.vesselImo === null ? null : (gazetteer.vessel(event.vesselImo)?.name ?? null),
    vessel_imo: event.vesselImo,
    voyage_number: event.voyageNumber,
    index,
    data_source: event.source,
    ...providerOf(gazetteer, scac, event),
    invalidated_at: time(event.withdrawnAt),
  };
}

// Whose system an event was read from: the carrier's, or that of the terminal or ramp. Satellites are not named.
function providerOf(gazetteer: Gazetteer, scac: string, { source, facilityId }: RawEvent) {
  const terminal = facilityId === null ? null : gazetteer.terminal(facilityId);
  const [name, code] =
    source === 'shipping_line'
      ? [gazetteer.carrier(scac)?.shortName ?? scac, scac]
      : source === 'ais'
        ? [null, null]
        : [
            terminal?.name ?? null,
            terminal
              ? (terminal.railScac ?? facilityDetails(terminal.locode, terminal.nickname).firmsCode)
              : null,
          ];
  return { data_provider_name: name, data_provider_code: code };
}

// A source that knows only the day gives that and no time (docs/interface.md 5.3 and 6.1).
function timesOf(gazetteer: Gazetteer, { at, precision, place }: RawEvent) {
  const zone = placeAttribute(gazetteer, place, 'timeZone');
  const digits = zone === null ? at : wallDigits(at, zone);
  return {
    on: precision === 'day' ? new Date(digits).toISOString().slice(0, 10) : null,
    at: precision === 'time' ? time(at) : null,
  };
}

/** No source reports a change of a deadline, so no raw event is behind it. */
export function isMovement(event: PlannedEvent): boolean {
  return !event.name.startsWith('container.');
}

/** Every transport event is among the raw events by a name (docs/interface.md 2.2, rule 3): its own, but for this one. */
const renamed: Readonly<Record<string, string>> = {
  arrived_at_inland_destination: 'arrived_at_destination',
};

const shortName = (name: string): string => lookup(renamed, name) ?? name;
