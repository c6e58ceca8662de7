import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { earliestAfter, isAhead, possibleFrom } from '#/time/ahead.ts';
import type { Instant } from '#/time/instant.ts';
import { midnightAsDay } from '#/time/localDay.ts';
import { isDeadlineChange } from './eventMeaning.ts';

/**
 * An event by what can have happened at that instant: one that lies ahead is an estimate, whatever its source calls it
 * (docs/interface.md 6.1), and its midnight a day. What was made of it for another instant does not matter.
 */
export function eventAsOf(event: TransportEvent, now: Instant): TransportEvent {
  const { calledActual, ...rest } = event;
  const reported = calledActual ? { ...rest, estimated: false, when: calledActual } : event;
  const { estimated, name, when } = reported;
  // A change of a deadline is learned and not done: it says nothing of the journey.
  const isDone = !estimated && !isDeadlineChange(name);
  const isEarly = isDone && when !== null && isAhead(when, now);
  if (!isEarly) return reported;
  return calledActual ? event : { ...rest, estimated: true, when: midnightAsDay(when), calledActual: when };
}

/** When the next of the events that lie ahead can have happened; Infinity where none does. */
export function nextActualOfEvents(events: readonly TransportEvent[], now: Instant): number {
  return earliestAfter(
    now,
    events.flatMap(({ calledActual }) => (calledActual ? [possibleFrom(calledActual)] : [])),
  );
}
