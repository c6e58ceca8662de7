import { factKey } from '#/domain/records/factKey.ts';
import type { Phase } from '#/domain/status/statusPhase.ts';
import { emptyOut } from './emptyOut.ts';
import { type Finding, type Headline, type VerdictKind, type VerdictTone, verdictTones } from './finding.ts';
import { journeyVerdict } from './journeyVerdict.ts';
import { pickupVerdict } from './pickupVerdict.ts';
import { reason, conflictReasons, staleReason } from './reasons.ts';
import { type Situation, situationOf, type VerdictQuestion } from './situation.ts';

// What is to be said of a container: its phase decides which rule finds it. `journeyVerdict` until it is on land,
// `pickupVerdict` while it waits for its pickup, `outVerdict` below afterwards. Each looks at what situation.ts gathers and
// finds what finding.ts describes, for the reasons of reasons.ts. The words are in wording/verdict.ts.

export interface Verdict extends Omit<Finding, 'days'> {
  /** How pressing it is: the worse of what it says and of its deadline. The edge and the place of a row go by it. */
  readonly urgency: VerdictTone;
  /** Smaller is more pressing. */
  readonly rank: number;
}

const rules: Readonly<Record<Phase, (situation: Situation) => Finding>> = {
  origin: journeyVerdict,
  vessel: journeyVerdict,
  arrived: journeyVerdict,
  port: pickupVerdict,
  awaitingInland: pickupVerdict,
  offDock: pickupVerdict,
  inlandTransit: journeyVerdict,
  inlandTerminal: pickupVerdict,
  consignee: outVerdict,
  returned: outVerdict,
  unknown: pickupVerdict,
};

/**
 * The verdict of a container, by what its record, its shipment and the clock say; transport events are not needed. Any
 * record gets one: where none can be given, it says so and why.
 */
export function verdictOf(question: VerdictQuestion): Verdict {
  const situation = situationOf(question);
  const { days, ...found } = rules[situation.phase](situation);
  const urgency = worse(found.tone, found.deadline?.tone ?? found.tone);
  return { ...found, urgency, rank: rankOf(found.kind, urgency, days) };
}

/** What parts one tone from the next, so that no number of days does. */
const step = 100_000;

const worse = (one: VerdictTone, other: VerdictTone): VerdictTone =>
  verdictTones.indexOf(other) < verdictTones.indexOf(one) ? other : one;

/** What is done comes last; else by urgency, and among equals the fewest days left first. */
function rankOf(kind: VerdictKind, urgency: VerdictTone, days: number | null): number {
  const isDone = kind === 'returned' || kind === 'cancelled';
  const tier = isDone ? verdictTones.length : verdictTones.indexOf(urgency);
  const limit = step / 2 - 1;
  return tier * step + Math.max(-limit, Math.min(days ?? limit, limit));
}

/** Of a container that the consignee has had: is the empty back, and has it been out for too long. */
function outVerdict(situation: Situation): Finding {
  const { container, phase, now, limits, carrierWithheld } = situation;
  const conflict = conflictReasons(situation);
  if (phase === 'returned' || !container) {
    return {
      kind: 'returned',
      tone: 'good',
      headline: { code: 'returned' },
      reasons: conflict,
      deadline: null,
      next: null,
      days: null,
    };
  }
  const out = emptyOut(container, now);
  const isDelivered = container.delivered !== null || container.currentStatus === 'delivered';
  if (out && carrierWithheld === null && out.days > limits.emptyReturnDays) {
    const since = reason(
      { code: 'emptyOut', days: out.days },
      { next: { code: 'askForEmpty' }, party: 'trucker' },
    );
    return {
      kind: 'emptyOut',
      tone: 'risk',
      headline: { code: 'emptyOut' },
      reasons: [since, ...conflict],
      deadline: null,
      next: 'trucker',
      days: -out.days,
    };
  }
  const stale = carrierWithheld === null ? [] : [staleReason(situation, carrierWithheld, 'carrier')];
  return {
    kind: 'pickedUp',
    tone: 'rest',
    headline: { code: isDelivered ? 'delivered' : 'pickedUp' },
    reasons: [...stale, ...conflict],
    deadline: null,
    next: null,
    days: null,
  };
}

/** The most pressing of several verdicts, how many share it, and what the others say. */
export interface MostPressing {
  readonly verdict: Verdict;
  /** Its place among those given. */
  readonly index: number;
  /** Those with its headline whose deadline presses as much. */
  readonly sharedBy: number;
  /** What else is said, the most pressing first. */
  readonly others: readonly { readonly headline: Headline; readonly count: number }[];
}

/** Null without verdicts. */
export function mostPressing(verdicts: readonly Verdict[]): MostPressing | null {
  const [first] = verdicts;
  if (!first) return null;
  const verdict = verdicts.reduce((worst, one) => (one.rank < worst.rank ? one : worst), first);
  if (verdicts.length === 1) return { verdict, index: 0, sharedBy: 1, others: [] };
  const key = factKey(verdict.headline);
  const isShared = ({ headline, deadline }: Verdict) =>
    factKey(headline) === key && deadline?.tone === verdict.deadline?.tone;
  const rest = verdicts.filter((one) => !isShared(one)).toSorted((a, b) => a.rank - b.rank);
  const others = [...Map.groupBy(rest, ({ headline }) => factKey(headline)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ headline }) => ({ headline, count: same.length })),
  );
  return { verdict, index: verdicts.indexOf(verdict), sharedBy: verdicts.length - rest.length, others };
}
