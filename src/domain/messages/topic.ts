import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { factKey } from '#/domain/records/factKey.ts';
import type { Deadline, Headline } from '#/domain/verdict/finding.ts';
import type { Verdict } from '#/domain/verdict/verdict.ts';

/** What a message is about. */
export type MessageTopic =
  /** What the verdicts of all of its containers say; `deadline` is null where none presses, and where they differ. */
  | { readonly code: 'verdict'; readonly headline: Headline; readonly deadline: Deadline | null }
  /** What one writes to this party about. */
  | { readonly code: 'party'; readonly party: ActingParty };

type Said = Pick<Verdict, 'headline' | 'deadline'>;

export function messageTopic(to: ActingParty, verdicts: readonly Said[]): MessageTopic {
  const [first, ...others] = verdicts;
  if (!first) return { code: 'party', party: to };
  const key = factKey(first.headline);
  if (others.some(({ headline }) => factKey(headline) !== key)) return { code: 'party', party: to };
  const clock = clockOf(first);
  const isShared = others.every((one) => clockOf(one) === clock);
  return { code: 'verdict', headline: first.headline, deadline: isShared ? first.deadline : null };
}

/** What the clock says beside a verdict, without what it has cost. */
const clockOf = ({ deadline }: Said) =>
  deadline && (deadline.code === 'freeDay' ? deadline.days : deadline.code);
