import type { Hold } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { ActingParty } from './actingParty.ts';

/** The worst first: `blocks` and `warns` by the words of the source; `unclear` for a status we do not know. */
export const holdEffects = ['blocks', 'unclear', 'warns'] as const;
export type HoldEffect = (typeof holdEffects)[number];

/** A hold, what it does and who clears it. */
export interface HoldFact {
  /** Unique among the holds of a container and stable over refreshes: one name may stand more than once. */
  readonly key: string;
  /** As the source has it. */
  readonly name: string;
  readonly effect: HoldEffect;
  /** Whether we know by its name who clears it. */
  readonly isKnown: boolean;
  /** When or where it is cleared; null where that is not known, or says no more than `party`. */
  readonly clearing: HoldClearing | null;
  /** Whom to ask about it: who clears it, and of a hold we do not know the terminal, which alone can say. */
  readonly party: ActingParty;
  /** Raw text of the terminal, for reading only. */
  readonly description: string | null;
  /** What it means, in words of the service. */
  readonly detail: string | null;
}

/** When or where a hold is cleared. */
export type HoldClearing = 'freightPaid' | 'afterExam' | 'atFeeService';

/** By whom a hold is cleared, and when or where. */
type KnownHold = Pick<HoldFact, 'party' | 'clearing'>;

/** By name. Case matters: `usda` is not known to be `USDA` (docs/interface.md 6.3). */
const knownHolds = {
  freight: { party: 'carrier', clearing: 'freightPaid' },
  line: { party: 'carrier', clearing: null },
  customs: { party: 'broker', clearing: null },
  USDA: { party: 'broker', clearing: null },
  VACIS: { party: 'broker', clearing: 'afterExam' },
  TMF: { party: 'consignee', clearing: 'atFeeService' },
  other: { party: 'terminal', clearing: null },
} as const satisfies Record<string, KnownHold>;
export type KnownHoldName = keyof typeof knownHolds;

export const knownHold = (name: string): KnownHold | undefined => lookup<KnownHold>(knownHolds, name);

/**
 * The same for spellings of a hold that we know: sources may write `Other` for `other`, though not `usda` for `USDA`, and
 * `VACIS exam` for `VACIS`.
 */
export function holdKey(name: string): string {
  if (knownHold(name) !== undefined) return name;
  const exam = isExam(name) ? name.slice(0, -examEnd.length) : '';
  if (knownHold(exam)?.clearing === 'afterExam') return exam;
  const lower = name.toLowerCase();
  return knownHold(lower) === undefined ? name : lower;
}

/** Each hold once, by the first of its spellings. */
export const uniqueHolds = (names: readonly string[]): readonly string[] =>
  [...Map.groupBy(names, holdKey).values()].flatMap(([first]) => first ?? []);

const examEnd = ' exam';
/** A hold that its source calls an exam: `CES exam`. */
export const isExam = (name: string): boolean => name.endsWith(examEnd);

/** The hold of a carrier that has not released the container, which is not about freight money. */
export const carrierReleaseHold = 'line';

export function holdFacts(holds: readonly Hold[]): HoldFact[] {
  const seen = new Map<string, number>();
  return holds.map((hold) => {
    const count = (seen.get(hold.name) ?? 0) + 1;
    seen.set(hold.name, count);
    const known = knownHold(holdKey(hold.name));
    return {
      key: `${hold.name}#${count}`,
      name: hold.name,
      effect: holdEffect(hold),
      isKnown: known !== undefined,
      clearing: known?.clearing ?? null,
      party: known?.party ?? 'terminal',
      description: hold.description?.trim() || null,
      detail: hold.detail ?? null,
    };
  });
}

/** A hold that is cleared leaves the list; there is no word for released (docs/interface.md 6.3). */
export function holdEffect(hold: Hold): HoldEffect {
  if (hold.status === 'hold') return 'blocks';
  return hold.status === 'pending' ? 'warns' : 'unclear';
}
