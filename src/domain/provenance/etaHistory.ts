import type { Place } from '#/domain/records/place.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { isElsewhere } from '#/domain/timeline/events.ts';
import type { Instant } from '#/time/instant.ts';
import { mayBeSameMoment } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { type MomentShift, momentShift } from '#/time/momentShift.ts';

/** One arrival date, estimated or actual, for as long as it was the latest. */
export interface EtaRevision {
  readonly kind: 'estimate' | 'actual';
  readonly eta: Moment;
  /** When the service learned it, real UTC; null where only the record states it. */
  readonly learnedAt: Instant | null;
  /** Calendar days at the place against the one before; positive is later. Null for the first. */
  readonly days: number | null;
  /** Whole hours against the one before; null for the first, and where one of the two has only a day. */
  readonly hours: number | null;
}

export interface EtaHistory {
  /** Oldest first, each different from the one before. Never empty. */
  readonly revisions: readonly EtaRevision[];
  /** How often an estimate was changed. The arrival itself is no revision. */
  readonly count: number;
  /** From the original to the last; null while there is only one. */
  readonly change: MomentShift | null;
}

interface Reported {
  readonly kind: EtaRevision['kind'];
  readonly eta: Moment;
  readonly learnedAt: Instant | null;
}

export interface EtaHistorySources {
  /** The name of the arrival's event: `vessel_arrived`, `arrived_at_inland_destination`. */
  readonly name: string;
  /** Where it is; null where that is not reported. Estimates for another place are no revisions of it. */
  readonly place: Place | null;
  /**
   * Raw events, which hold the estimates with when each was learned (docs/interface.md 2.2, rule 2). Others are passed
   * over.
   */
  readonly rawEvents: readonly TransportEvent[];
  /** From the record: the original ETA, the current one, and the actual arrival. */
  readonly original: Moment | null;
  readonly current: Moment | null;
  readonly actual: Moment | null;
  /** When the arrival was learned. */
  readonly actualLearnedAt: Instant | null;
}

/**
 * How the ETA of an arrival moved, from the original to the arrival itself. The record's original and current ETA stand at
 * the ends where the raw events do not have them. Null where none is reported.
 */
export function etaHistory(sources: EtaHistorySources): EtaHistory | null {
  const { name, place, rawEvents, original, current, actual, actualLearnedAt } = sources;
  const estimates: Reported[] = rawEvents
    .filter((event) => event.estimated && event.name === name && !isElsewhere(event, place))
    .flatMap(({ when, createdAt }) =>
      when && createdAt !== null ? [{ kind: 'estimate' as const, eta: when, learnedAt: createdAt }] : [],
    )
    .toSorted((a, b) => a.learnedAt - b.learnedAt || sortKey(a.eta) - sortKey(b.eta));
  const reported: Reported[] = [
    ...(original ? [{ kind: 'estimate' as const, eta: original, learnedAt: null }] : []),
    ...estimates,
    ...(current ? [{ kind: 'estimate' as const, eta: current, learnedAt: null }] : []),
  ];
  const moved = distinct(reported);
  if (actual) moved.push({ kind: 'actual', eta: actual, learnedAt: actualLearnedAt });
  const [first] = moved;
  const last = moved.at(-1);
  if (!first || !last) return null;
  return {
    revisions: moved.map((one, index) => ({ ...one, ...changeSince(moved[index - 1], one) })),
    count: Math.max(0, moved.filter(({ kind }) => kind === 'estimate').length - 1),
    change: first === last ? null : momentShift(first.eta, last.eta),
  };
}

// An estimate that repeats the one before is no revision. Of two that are the same, the one that says when it was
// learned is kept.
function distinct(reported: readonly Reported[]): Reported[] {
  const revisions: Reported[] = [];
  for (const one of reported) {
    const before = revisions.at(-1);
    if (!before || !mayBeSameMoment(before.eta, one.eta)) revisions.push(one);
    else if (before.learnedAt === null) revisions.splice(-1, 1, { ...one, eta: before.eta });
  }
  return revisions;
}

function changeSince(before: Reported | undefined, one: Reported): Pick<EtaRevision, 'days' | 'hours'> {
  return before ? momentShift(before.eta, one.eta) : { days: null, hours: null };
}
