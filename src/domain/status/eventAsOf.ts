import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { earliestAfter, isAhead, possibleFrom } from '#/time/ahead.ts';
import type { Instant } from '#/time/instant.ts';

/**
 * An event by what can have happened at that instant: one that lies ahead is an estimate, whatever its source calls it
 * (docs/interface.md 6.1). What was made of it for another instant does not matter.
 */
export function eventAsOf(event: TransportEvent, now: Instant): TransportEvent {
  const { calledActual, ...rest } = event;
  const isActual = calledActual === true || !event.estimated;
  // A change of a deadline is learned and not done: it says nothing of the journey.
  const isDone = isActual && !event.name.startsWith('container.');
  const isEarly = isDone && event.when !== null && isAhead(event.when, now);
  if (isEarly === (calledActual === true)) return event;
  return isEarly ? { ...rest, estimated: true, calledActual: true } : { ...rest, estimated: false };
}

/** When the next of the events that lie ahead can have happened; Infinity where none does. */
export function nextActualOfEvents(events: readonly TransportEvent[], now: Instant): number {
  return earliestAfter(
    now,
    events.flatMap(({ calledActual, when }) => (calledActual && when ? [possibleFrom(when)] : [])),
  );
}
