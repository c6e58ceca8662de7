import type { TrackedContainer } from '#sandbox/account.ts';
import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import type { View } from '#sandbox/view.ts';
import { isWithdrawn } from '#sandbox/world/containerState.ts';
import type { PlannedEvent } from '#sandbox/world/plan.ts';
import { timeOf } from '#sandbox/world/precision.ts';
import { placeAttribute } from './placeRecord.ts';

export interface TransportEvent {
  readonly tracked: TrackedContainer;
  readonly event: PlannedEvent;
}

/** docs/interface.md 3.1 and 3.12. */
export function transportEventAttributes(
  { account }: View,
  { tracked, event }: TransportEvent,
): Resource['attributes'] {
  return {
    event: wireName(event.name),
    voyage_number: event.voyageNumber,
    timestamp: time(timeOf(event)),
    timezone: placeAttribute(account.world.gazetteer, event.place, 'timeZone'),
    location_locode: event.place,
    created_at: time(event.knownAt),
    data_source: event.source,
    // The deadline or appointment of `*.changed` events, and when it was reported (docs/interface.md 3.12 and 5.5).
    value: time(event.value),
    value_timestamp: event.value === null ? null : time(event.knownAt),
    invalidated_at: isWithdrawn(event, tracked.shipment.at) ? time(event.withdrawnAt) : null,
  };
}

/** docs/interface.md 5.1: movements have a prefix, deadline changes their own full name. */
function wireName(name: PlannedEvent['name']): string {
  return name.startsWith('container.') ? name : `container.transport.${name}`;
}
