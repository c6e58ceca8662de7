import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { milestoneOf } from '#/domain/status/reached.ts';
import { describeEvent } from '#/domain/timeline/events.ts';
import { isAfloat } from '#/domain/timeline/groups.ts';
import type { TimelineLeg } from '#/domain/timeline/legs.ts';
import { stepsAfterOrigin } from '#/domain/timeline/progressFacts.ts';
import { recordSteps } from '#/domain/timeline/recordedEvents.ts';
import type { JourneyEvents } from './steps.ts';

/** The events of a timeline in the order of the journey. */
export function timelineEvents(
  legs: readonly TimelineLeg[],
  shipment: Shipment,
  container: Container,
): JourneyEvents {
  const events = legs
    .filter(({ kind }) => kind !== 'notice')
    .flatMap((leg) => {
      const stage = isAfloat(leg) ? stageAtSea : leg.kind === 'rail' ? stageByRail : stageOnLand;
      return [...leg.actuals, ...leg.estimates].toSorted((a, b) => stage(a.name) - stage(b.name));
    });
  return { ordered: withEta(events, recordSteps(shipment, container)), afterOrigin: stepsAfterOrigin(legs) };
}

// Whatever their times are: a vessel has left one port before it reaches the other. Trains have stops, which keep theirs.
const atSea = ['loaded', 'departed', 'arrived', 'berthed', 'discharged'];
const stageAtSea = (name: string) => atSea.findIndex((word) => name.endsWith(`_${word}`));
const byRail = ['rail_loaded', '', 'arrived_at_inland_destination', 'rail_unloaded'];
const stageByRail = (name: string) => Math.max(byRail.indexOf(name), Number(!byRail.includes(name)));
const stageOnLand = (name: string) => describeEvent(name).rank;

/**
 * The timeline leaves out an ETA that later facts have overtaken; where nothing else says when the vessel arrived, it is the
 * best that is known (describeArrival).
 */
function withEta(
  events: readonly TransportEvent[],
  recorded: readonly TransportEvent[],
): readonly TransportEvent[] {
  const name = 'vessel_arrived';
  const eta = recorded.find((step) => step.name === name && step.estimated);
  if (!eta || events.some((event) => event.name === name)) return events;
  const rank = milestoneOf(name);
  const before = events.findLastIndex((event) => {
    const own = milestoneOf(event.name);
    return own >= 0 && own < rank;
  });
  return events.toSpliced(before + 1, 0, eta);
}
