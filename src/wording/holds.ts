import {
  carrierReleaseHold,
  type HoldClearing,
  type HoldEffect,
  isExam,
  knownHold,
  type KnownHoldName,
} from '#/domain/pickup/holds.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { inSentence } from '#/language/inSentence.ts';
import { comma } from '#/language/punctuation.ts';

/** What a hold is called. */
interface HoldName {
  readonly label: string;
  /** By itself; an exam is one by its name. */
  readonly hold: string;
  /** Who clears it. */
  readonly who: string;
}

const holdNames: Readonly<Record<KnownHoldName, HoldName>> = {
  freight: { label: 'Freight', hold: 'Freight hold', who: 'carrier' },
  // Says by its name who clears it, and that this is pending.
  line: { label: 'Carrier release', hold: 'Carrier release pending', who: 'carrier' },
  customs: { label: 'Customs', hold: 'Customs hold', who: 'customs broker' },
  USDA: { label: 'USDA', hold: 'USDA hold', who: 'customs broker' },
  VACIS: { label: 'VACIS exam', hold: 'VACIS exam', who: 'customs broker' },
  TMF: { label: 'TMF', hold: 'TMF hold', who: 'payer of the fee' },
  other: { label: 'Other', hold: 'Other hold', who: 'terminal' },
};

/** When or where a hold is cleared. */
export const holdClearings: Readonly<Record<HoldClearing, string>> = {
  freightPaid: 'once freight is paid and the bill released',
  afterExam: 'after the customs exam',
  atFeeService: 'at the terminal’s fee service',
};

/** Our words for the name of a hold; a name we do not know as it came. */
export const holdLabel = (name: string): string => lookup(holdNames, name)?.label ?? name;

/** `Customs hold`; an exam is one by its name. */
export function holdName(name: string): string {
  const known = lookup(holdNames, name);
  if (known) return known.hold;
  return isExam(name) ? name : `${name} hold`;
}

/** `Customs hold, freight hold` */
export const listHolds = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? holdName(name) : inSentence(holdName(name)))).join(comma);

/** Who usually clears a hold, when and where; null of one we do not know. */
export function holdResolver(name: string): string | null {
  const who = lookup(holdNames, name)?.who;
  const clearing = knownHold(name)?.clearing;
  return who === undefined ? null : [who, clearing && holdClearings[clearing]].filter(Boolean).join(comma);
}

/**
 * A hold that may become one: `Customs hold pending`.
 *
 * @param called what it is called where this stands
 */
export const pendingHold = (name: string, called = holdName(name)): string =>
  name === carrierReleaseHold ? called : `${called} pending`;

/** A hold whose status is unknown. */
export const unclearHold = (called: string): string => `${called}, status unknown`;

/** A hold with what it does: `USDA hold`, `Customs hold pending`. */
export function holdWithEffect(
  { name, effect }: { readonly name: string; readonly effect: HoldEffect },
  called = holdName(name),
): string {
  switch (effect) {
    case 'blocks':
      return called;
    case 'warns':
      return pendingHold(name, called);
    case 'unclear':
      return unclearHold(called);
  }
}

/** What a hold does: where nothing beside it says that it is one, beside its name, and as the end of its name. */
interface HoldEffectLabels {
  readonly alone: string;
  readonly besideName: string;
  readonly afterName: string;
}

export const holdEffectLabels: Readonly<Record<HoldEffect, HoldEffectLabels>> = {
  blocks: { alone: 'On hold', besideName: 'On hold', afterName: '' },
  unclear: {
    alone: 'Hold, status unknown',
    besideName: 'Status unknown',
    afterName: ' (unknown status)',
  },
  warns: { alone: 'May become a hold', besideName: 'Pending', afterName: ' (pending)' },
};
