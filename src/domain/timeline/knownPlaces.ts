import type { Place } from '#/domain/records/place.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists, TransportEvent } from '#/domain/records/transportEvent.ts';
import { mayLackTime, midnightAsDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { readZone, type ZoneName } from '#/time/zone.ts';
import { zoneOffset } from '#/time/zoneOffsets.ts';

/** A place whose shipment and events name zones with different clocks. */
export interface ZoneConflict {
  readonly place: Place;
  /** The one that its times are shown in. */
  readonly zone: ZoneName;
  readonly other: ZoneName;
}

/**
 * The events at the places of their shipment, which keep their names and zones: an event may come without the record of its
 * place, and then has only a code and a zone of its own. An instant stays what it is and is read from the clock of the place.
 */
export function atKnownPlaces(
  { events, rawEvents }: EventLists,
  { portOfLoading, portOfDischarge, destination }: Shipment,
): EventLists & { readonly zoneConflicts: readonly ZoneConflict[] } {
  const known = [portOfLoading, portOfDischarge, destination].filter((place) => place !== null);
  const conflicts = new Map<string, ZoneConflict>();
  const placed = (event: TransportEvent): TransportEvent => {
    const found = known.find((place) => samePlace(place, event.place));
    if (!found || !event.place) return event;
    const place = filled(found, event.place);
    const zone = found.zone === null ? null : readZone(found.zone);
    const { when } = event;
    if (!zone || when?.kind !== 'zoned' || when.unknownZone !== null) return { ...event, place };
    if (zoneOffset(when.at, zone).offset === zoneOffset(when.at, when.zone).offset)
      return { ...event, place };
    conflicts.set(`${found.locode ?? found.id} ${when.zone}`, { place, zone, other: when.zone });
    // Midnight is a day by the clock that it was written by, and no time by another.
    const moment: Moment = mayLackTime(when) ? midnightAsDay(when) : { ...when, zone };
    return { ...event, place, when: moment };
  };
  return {
    events: events.map(placed),
    rawEvents: rawEvents.map(placed),
    zoneConflicts: [...conflicts.values()],
  };
}

/** A place with what only the other record of it has. */
export function filled(place: Place, other: Place): Place {
  return {
    ...place,
    id: place.id ?? other.id,
    name: place.name ?? other.name,
    locode: place.locode ?? other.locode,
    zone: place.zone ?? other.zone,
    stateAbbr: place.stateAbbr ?? other.stateAbbr,
    countryCode: place.countryCode ?? other.countryCode,
    latitude: place.latitude ?? other.latitude,
    longitude: place.longitude ?? other.longitude,
  };
}
