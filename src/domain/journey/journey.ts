import { isStopped } from '#/domain/status/carrierTracking.ts';
import type { Instant } from '#/time/instant.ts';
import { type EtaShift, etaShift, type EtaStep } from './etaShift.ts';
import { type FreeTime, freeTime } from './freeTime.ts';
import { type Move, movesOf } from './moves.ts';
import type { Step } from './step.ts';
import { type StepSources, stepsOf } from './steps.ts';

// A journey in order: its dated steps (steps.ts; timelineEvents.ts where its timeline is loaded), the moves between them
// (moves.ts), the free time (freeTime.ts) and the ETA (etaShift.ts). An axis gives times a place (axis.ts), drawn.ts and
// lineLabels.ts make pixels of them, days.ts counts the days, and src/wording/journey.ts says the same in words.

/** One journey to scale in time. Numbers are milliseconds since 1970. */
export interface Journey {
  /** In their order, none before the one before it. */
  readonly steps: readonly Step[];
  /** In their order, none over another. */
  readonly moves: readonly Move[];
  /** Null where no last free day is reported, or where the container is gone without a date. */
  readonly freeTime: FreeTime | null;
  /** Null where the original or the current ETA is not reported, or where they are the same. */
  readonly eta: EtaShift | null;
  readonly now: Instant;
  /** Up to when it is known what the container does: now, or when tracking stopped. */
  readonly until: number;
}

export interface JourneySources extends StepSources {
  /** The ETAs at the port of discharge as they were revised (etaHistory.ts); the records have the first and the last. */
  readonly etas?: readonly EtaStep[];
}

/**
 * Makes the journey of a container from its records, and from its timeline where that is loaded: one model for the row of
 * a list and for a page.
 */
export function journeyOf(sources: JourneySources, now: Instant): Journey {
  const { shipment, container, etas = [] } = sources;
  const known = stepsOf(sources, now);
  const { steps } = known;
  const { stoppedAt, lastSucceededAt } = shipment.carrierTracking;
  const last = steps.findLast(({ state }) => state === 'actual')?.at ?? now;
  const until = isStopped(shipment.carrierTracking)
    ? Math.min(now, Math.max(last, stoppedAt ?? lastSucceededAt ?? last))
    : now;
  return {
    steps,
    moves: movesOf(known, shipment, container, until),
    freeTime: container && freeTime(shipment, container, steps, until, now),
    eta: etaShift(shipment, container, steps, etas, now),
    now,
    until,
  };
}
