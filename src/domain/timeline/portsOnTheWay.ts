import type { Place } from '#/domain/records/place.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import type { EventLists, TransportEvent } from '#/domain/records/transportEvent.ts';
import {
  clearsPort,
  isPositioning,
  isTransshipment,
  isVesselAtEnd,
  isVesselStep,
} from '#/domain/status/eventMeaning.ts';
import { isWithinDay } from '#/time/localDay.ts';
import { sortKey } from '#/time/moment.ts';
import { atSamePlace } from './events.ts';

/**
 * Events by what they mean where they happened. A vessel that has left the port of loading and comes back to it, or another
 * that goes on from there, is at a port on the way; what moves between the terminals of a port of transshipment is full, and
 * so is what moves between those of the port of discharge.
 */
export function atPortsOnTheWay<Lists extends EventLists>(lists: Lists, portOfLoading: Place | null): Lists {
  const facts = [...lists.events, ...lists.rawEvents].filter(
    ({ estimated, invalidated, denied }) => !estimated && !invalidated && !denied,
  );
  const back = returnTo(portOfLoading, facts);
  const isBack = ({ place, when }: TransportEvent) =>
    back !== null && samePlace(place, portOfLoading) && when !== null && sortKey(when) >= back;
  const hubs = facts.filter(({ name, place }) => isTransshipment(name) && !samePlace(place, portOfLoading));
  const onLand = facts.filter(({ name }) => name === 'vessel_discharged');
  const gone = facts.filter(({ name }) => clearsPort(name));
  const isAtPort = (event: TransportEvent) =>
    onLand.some(
      (one) =>
        atSamePlace(one, event) &&
        isNoLater(one, event) &&
        !gone.some((exit) => isNoLater(one, exit) && isNoLater(exit, event)),
    );
  const renamed = (event: TransportEvent): TransportEvent => {
    const { name } = event;
    if (isVesselStep(name) && isBack(event))
      return { ...event, name: name.replace(/^vessel/, 'transshipment') };
    if (!isPositioning(name)) return event;
    if (hubs.some((hub) => atSamePlace(hub, event)))
      return { ...event, name: name.replace(/^positioned/, 'transshipment_moved') };
    if (isAtPort(event)) return { ...event, name: name.replace(/^positioned/, 'port_moved') };
    return event;
  };
  if (back === null && hubs.length === 0 && onLand.length === 0) return lists;
  return { ...lists, events: lists.events.map(renamed), rawEvents: lists.rawEvents.map(renamed) };
}

const isNoLater = (one: TransportEvent, other: TransportEvent) =>
  one.when !== null && other.when !== null && sortKey(one.when) <= sortKey(other.when);

/** When a vessel came back to the port of loading; null where none did. One that comes there to load has not left it before. */
function returnTo(portOfLoading: Place | null, facts: readonly TransportEvent[]): number | null {
  const there = facts.filter(({ place }) => samePlace(place, portOfLoading));
  const left = there.filter(({ name }) => name === 'vessel_departed');
  const times = there.flatMap(({ name, when }) => {
    const isReturn =
      when !== null &&
      isVesselAtEnd(name) &&
      left.some((one) => one.when && sortKey(one.when) < sortKey(when) && !isWithinDay(one.when, when));
    return isReturn ? [sortKey(when)] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}
