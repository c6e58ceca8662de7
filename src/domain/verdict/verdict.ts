import type { Phase } from '#/domain/status/statusPhase.ts';
import { type Finding, verdictTones } from './finding.ts';
import { journeyVerdict } from './journeyVerdict.ts';
import { outVerdict } from './outVerdict.ts';
import { pickupVerdict } from './pickupVerdict.ts';
import { type Situation, situationOf, type VerdictQuestion } from './situation.ts';

// One sentence for a container: its phase decides which rule gives it. `journeyVerdict` until it is ashore,
// `pickupVerdict` while it waits for its pickup, `outVerdict` afterwards. Each looks at what situation.ts gathers and says
// what finding.ts describes, for the reasons of reasons.ts. Words are in words.ts.

export interface Verdict extends Omit<Finding, 'days'> {
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
  return { ...found, rank: rankOf(found, days) };
}

/** What parts one tone from the next, so that no number of days does. */
const step = 100_000;

/** What is done comes last; else tone by tone, and in a tone the fewest days left first. */
function rankOf({ kind, tone }: Omit<Finding, 'days'>, days: number | null): number {
  const isDone = kind === 'returned' || kind === 'cancelled';
  const tier = isDone ? verdictTones.length : verdictTones.indexOf(tone);
  const most = step / 2 - 1;
  return tier * step + Math.max(-most, Math.min(days ?? most, most));
}

/** The most pressing of several verdicts, and how many share its headline. */
export interface MostPressing {
  readonly verdict: Verdict;
  /** Its place among those given. */
  readonly index: number;
  readonly sharedBy: number;
}

/** Null without verdicts. */
export function mostPressing(verdicts: readonly Verdict[]): MostPressing | null {
  const [first] = verdicts;
  if (!first) return null;
  const verdict = verdicts.reduce((worst, one) => (one.rank < worst.rank ? one : worst), first);
  const sharedBy = verdicts.filter(({ headline }) => headline === verdict.headline).length;
  return { verdict, index: verdicts.indexOf(verdict), sharedBy };
}
