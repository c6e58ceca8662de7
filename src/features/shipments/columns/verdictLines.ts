import type { ReasonCode } from '#/domain/verdict/reason.ts';
import type { MostPressing } from '#/domain/verdict/verdict.ts';
import { reasonsInShort, sharedBy } from './words.ts';

/** Reasons whose words go before a date, which has a column of its own here. */
const dated: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['overdue', 'eta', 'appointment']);

/** As many letters as the usual width of the column shows: of a headline with something beside it, and of a reason. */
export const mostLetters = { head: 26, below: 37 } as const;

/** A verdict in the two lines of a row. */
export interface VerdictLines {
  readonly head: string;
  /** How many containers share it, where the first line has room for that. */
  readonly beside: string | null;
  /** Empty where there is nothing to add. */
  readonly below: string;
}

/** The verdict of the most pressing container, what decides it, and how many share it. */
export function verdictLines(found: MostPressing, containers: number): VerdictLines {
  const { headline, reasons } = found.verdict;
  // What follows a colon has the second line: `Tracking stopped: last reported at the terminal`.
  const [head = headline, rest] = headline.split(/: (.+)/, 2);
  const why = reasons.find(({ code }) => !dated.has(code));
  const isLong = why !== undefined && why.words.length > mostLetters.below;
  const below = rest ?? (isLong ? reasonsInShort[why.code] : why?.words) ?? '';
  const share = containers > 1 ? sharedBy(found.sharedBy, containers) : null;
  return head.length > mostLetters.head
    ? { head, beside: null, below: [share, below].filter(Boolean).join(' · ') }
    : { head, beside: share, below };
}
