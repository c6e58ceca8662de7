import { instant, type Instant } from '#/time/instant.ts';
import { type Draft, learnedAt } from './draft.ts';
import type { EventName, PlannedEvent } from './plan.ts';
import { chance, type Key, pick, range, uuid } from './random.ts';
import { hour } from './schedule.ts';

/**
 * Sources report some events hours too early and take that back with the correction, which names what it replaces
 * (docs/interface.md 3.12 and 5.3): what befell the vessel for all containers of one shipment in sixteen, other moves of
 * one container in twenty. The event that stands keeps its id.
 *
 * @param known the earliest time anything about this box is known
 */
export function withCorrections(
  draft: Draft,
  box: Key,
  known: Instant,
  events: readonly PlannedEvent[],
): readonly PlannedEvent[] {
  const names: EventName[] = [];
  if (chance(0.06, draft.key, 'corrected')) {
    names.push(pick(['vessel_departed', 'vessel_arrived'], draft.key, 'correction'));
  }
  if (chance(0.05, box, 'corrected')) {
    names.push(pick(['vessel_discharged', 'rail_departed', 'full_out'], box, 'correction'));
  }
  if (names.length === 0) return events;
  return events.flatMap((event, index) => {
    if (!names.includes(event.name)) return [event];
    const before = events.slice(0, index).findLast(({ name }) => !name.startsWith('container.'));
    const early = before ? tooEarly(draft, box, known, event, before) : null;
    return early ? [early, { ...event, previousVersion: early.id }] : [event];
  });
}

// Null where the service learned of both at once, or where the source tells no time that could be wrong.
function tooEarly(
  draft: Draft,
  box: Key,
  known: Instant,
  event: PlannedEvent,
  before: PlannedEvent,
): PlannedEvent | null {
  if (event.precision !== 'time' || event.place === null) return null;
  const lead = Math.min(range(7, 30, draft.key, 'too early') * hour, (event.at - before.at) * 0.8);
  const at = instant(Math.floor((event.at - lead) / 60_000) * 60_000);
  const learned = learnedAt(draft, event.source, at, `withdrawn ${event.name}`);
  const knownAt = instant(Math.max(learned, known));
  if (knownAt >= event.knownAt || at <= before.at) return null;
  return { ...event, id: uuid(box, `withdrawn ${event.name}`), at, knownAt, withdrawnAt: event.knownAt };
}
