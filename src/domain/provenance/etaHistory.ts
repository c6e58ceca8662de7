import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { momentShift, movedWords } from '#/time/momentShift.ts';
import { mayBeSameMoment } from '#/time/sameMoment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';

/** One word on when it arrives, as long as it was the latest. */
export interface EtaRevision {
  readonly kind: 'estimate' | 'actual';
  readonly eta: Moment;
  /** When the service learned it, real UTC; null where only the record states it. */
  readonly learnedAt: Instant | null;
  /** Calendar days at the place against the one before; positive is later. Null for the first. */
  readonly days: number | null;
  /** `2 days later`, `5 h earlier`, `same day`; null for the first. */
  readonly words: string | null;
}

export interface EtaHistory {
  /** Oldest first, each different from the one before. Never empty. */
  readonly revisions: readonly EtaRevision[];
  /** How often an estimate was changed. The arrival itself is no revision. */
  readonly count: number;
  /** From the first word to the last, as above; null while there is only one. */
  readonly change: { readonly days: number; readonly words: string } | null;
}

interface Reported {
  readonly kind: EtaRevision['kind'];
  readonly eta: Moment;
  readonly learnedAt: Instant | null;
}

export interface EtaHistorySources {
  /** The name of the arrival's event: `vessel_arrived`, `arrived_at_inland_destination`. */
  readonly name: string;
  /**
   * Raw events, which hold the estimates with when each was learned (docs/interface.md 2.2, rule 2). Others are passed
   * over.
   */
  readonly rawEvents: readonly TransportEvent[];
  /** From the record: what was told first, what is told now, and the arrival. */
  readonly original: Moment | null;
  readonly current: Moment | null;
  readonly actual: Moment | null;
  /** When the arrival was learned. */
  readonly actualLearnedAt: Instant | null;
}

/**
 * How the estimate of an arrival moved, from what was told first to the arrival itself. The record's first and
 * current estimate stand at the ends where the raw events do not have them. Null where nothing is told.
 */
export function etaHistory(sources: EtaHistorySources): EtaHistory | null {
  const { name, rawEvents, original, current, actual, actualLearnedAt } = sources;
  const estimates: Reported[] = rawEvents
    .filter((event) => event.estimated && event.name === name)
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
    change: first === last ? null : change(first.eta, last.eta),
  };
}

// An estimate that repeats the one before is no revision. Of two that are the same, the one that says when it was
// learned is kept.
function distinct(reported: readonly Reported[]): Reported[] {
  const kept: Reported[] = [];
  for (const one of reported) {
    const before = kept.at(-1);
    if (!before || !mayBeSameMoment(before.eta, one.eta)) kept.push(one);
    else if (before.learnedAt === null) kept.splice(-1, 1, { ...one, eta: before.eta });
  }
  return kept;
}

function changeSince(before: Reported | undefined, one: Reported): Pick<EtaRevision, 'days' | 'words'> {
  return before ? change(before.eta, one.eta) : { days: null, words: null };
}

function change(from: Moment, to: Moment): { days: number; words: string } {
  return { days: momentShift(from, to).days, words: movedWords(from, to) ?? 'same day' };
}
