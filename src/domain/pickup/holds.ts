import type { Hold } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { comma } from '#/language/punctuation.ts';
import type { ActingParty } from './party.ts';
import { holdLabels } from './words.ts';

/** `blocks` and `warns` by the words of the source; `unclear` for a status we do not know. */
export type HoldEffect = 'blocks' | 'warns' | 'unclear';

export interface HoldText {
  /** Unique among the holds of a container and stable over refreshes: one name may stand more than once. */
  readonly key: string;
  readonly label: string;
  readonly effect: HoldEffect;
  /** Who usually clears it; null for a hold we do not know. */
  readonly resolvedBy: string | null;
  /** When or where they do that; null where there is nothing to add. */
  readonly how: string | null;
  /** Whom to ask about it. */
  readonly party: ActingParty;
  /** Raw text of the terminal, for reading only. */
  readonly description: string | null;
  /** What it means, in words of the service. */
  readonly detail: string | null;
}

/** Our words for the name of a hold; a name we do not know as it came. */
export function holdLabel(name: string): string {
  return lookup(holdLabels, name)?.label ?? name;
}

export function describeHolds(holds: readonly Hold[]): HoldText[] {
  const seen = new Map<string, number>();
  return holds.map((hold) => {
    const count = (seen.get(hold.name) ?? 0) + 1;
    seen.set(hold.name, count);
    const text = lookup(holdLabels, hold.name);
    return {
      key: `${hold.name}#${count}`,
      label: holdLabel(hold.name),
      effect: holdEffect(hold),
      resolvedBy: text ? [text.who, text.how].filter(Boolean).join(comma) : null,
      how: text?.how ?? null,
      // Of a hold we do not know only the terminal can say who clears it.
      party: text?.party ?? 'terminal',
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
