import { factOf, statedMoment, statedSource } from '#/domain/provenance/eventStatements.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { daysBetween } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';

/** A change of the last free day of one source. */
export interface FreeDayChange {
  /** Null where that is not reported. */
  readonly learnedAt: Instant | null;
  /** Null where the service combined it. */
  readonly source: string | null;
  readonly moment: Moment | null;
  /** Calendar days against the one before, positive later; null of the first one known. */
  readonly days: number | null;
  readonly isWithdrawn: boolean;
}

/**
 * How the last free day of each source moved, in the order in which that became known.
 *
 * @param events those of the journey
 */
export function freeDayChanges(
  events: readonly TransportEvent[],
  shipment: Shipment,
  container: Container,
): FreeDayChange[] {
  const last = new Map<string | null, Moment | null>();
  return distinctChanges(events.filter((event) => factOf(event, shipment, container) === 'lastFreeDay'))
    .toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0))
    .map((event) => {
      const source = statedSource(event);
      const moment = statedMoment(event);
      const before = last.get(source) ?? null;
      last.set(source, moment);
      return {
        learnedAt: event.createdAt,
        source,
        moment,
        days: before && moment && daysBetween(dayOf(before), dayOf(moment)),
        isWithdrawn: event.invalidated,
      };
    });
}

/** A change may stand among the events and among the raw ones. */
function distinctChanges(changes: readonly TransportEvent[]): TransportEvent[] {
  const keyed = changes.map((event) => {
    const moment = statedMoment(event);
    return [`${event.name} ${event.createdAt} ${moment && dayOf(moment)}`, event] as const;
  });
  return [...new Map(keyed).values()];
}
