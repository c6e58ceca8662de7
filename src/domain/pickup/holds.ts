import type { Hold } from '#/domain/records/container.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';

/** `blocks` and `warns` by the words of the source; `unclear` for a status we do not know. */
export type HoldEffect = 'blocks' | 'warns' | 'unclear';

export interface HoldText {
  /** Unique among the holds of a container and stable over refreshes: one name may stand more than once. */
  readonly key: string;
  readonly label: string;
  readonly effect: HoldEffect;
  /** Who usually resolves it; null for a hold we do not know. */
  readonly resolvedBy: string | null;
  /** Raw text of the terminal, for reading only. */
  readonly description: string | null;
}

// Names are case-sensitive (docs/interface.md 6.3): `usda` is not known to be `USDA`, so it passes as it came.
const known: Record<string, readonly [label: string, resolvedBy: string]> = {
  freight: ['Freight', 'The shipping line, once freight is paid and the bill of lading released'],
  customs: ['Customs', 'The customs broker'],
  USDA: ['USDA inspection', 'The customs broker, with the Department of Agriculture'],
  VACIS: ['VACIS x-ray exam', 'The customs broker; customs examines the container'],
  TMF: ['Traffic mitigation fee', 'Whoever pays the fee to the terminal’s fee service'],
  other: ['Other', 'The terminal says which'],
};

/** Our words for the name of a hold; a name we do not know as it came. */
export function holdLabel(name: string): string {
  return ownEntry(known, name)?.[0] ?? name;
}

export function describeHolds(holds: readonly Hold[]): HoldText[] {
  const seen = new Map<string, number>();
  return holds.map((hold) => {
    const count = (seen.get(hold.name) ?? 0) + 1;
    seen.set(hold.name, count);
    const text = ownEntry(known, hold.name);
    return {
      key: `${hold.name}#${count}`,
      label: holdLabel(hold.name),
      effect: holdEffect(hold),
      resolvedBy: text?.[1] ?? null,
      description: hold.description?.trim() || null,
    };
  });
}

/** A hold that is cleared leaves the list; there is no word for released (docs/interface.md 6.3). */
export function holdEffect(hold: Hold): HoldEffect {
  if (hold.status === 'hold') return 'blocks';
  return hold.status === 'pending' ? 'warns' : 'unclear';
}
