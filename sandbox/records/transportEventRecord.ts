import type { TrackedContainer } from '#sandbox/account.ts';
import { type Reference, type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { Gazetteer } from '#sandbox/world/gazetteer.ts';
import type { PlannedEvent } from '#sandbox/world/plan.ts';
import { placeAttribute, placeReference } from './placeRecord.ts';
import { terminalReference } from './terminalRecord.ts';
import { vesselReference } from './vesselRecord.ts';

const rendered = new WeakMap<PlannedEvent, Resource>();

/** docs/interface.md 3.1. An event never changes, so each is made once. */
export function transportEventRecord(
  gazetteer: Gazetteer,
  { shipment, container }: TrackedContainer,
  event: PlannedEvent,
): Resource {
  const known = rendered.get(event);
  if (known) return known;
  const record: Resource = {
    id: event.id,
    type: 'transport_event',
    attributes: {
      event: wireName(event.name),
      voyage_number: event.voyageNumber,
      timestamp: time(event.at),
      timezone: placeAttribute(gazetteer, event.place, 'timeZone'),
      location_locode: event.place,
      created_at: time(event.knownAt),
      data_source: event.source,
      // Only `*.changed` events have it (docs/interface.md 3.12 and 5.5).
      ...(event.value === null ? {} : { value: time(event.value) }),
    },
    relationships: {
      shipment: toOne({ id: shipment.plan.id, type: 'shipment' }),
      container: toOne({ id: container.plan.id, type: 'container' }),
      location: toOne(placeReference(gazetteer, event.place)),
      vessel: toOne(vesselReference(gazetteer, event.vesselImo)),
      terminal: toOne(terminalReference(gazetteer, event.facilityId)),
    },
  };
  rendered.set(event, record);
  return record;
}

/** docs/interface.md 5.1: movements have a prefix, deadline changes their own full name. */
function wireName(name: PlannedEvent['name']): string {
  return name.startsWith('container.') ? name : `container.transport.${name}`;
}

export function transportEventReference(event: PlannedEvent): Reference {
  return { id: event.id, type: 'transport_event' };
}
