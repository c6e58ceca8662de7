import type { Deadline } from '#/domain/verdict/finding.ts';
import type { ReasonCode } from '#/domain/verdict/reasons.ts';
import type { MostPressing } from '#/domain/verdict/verdict.ts';
import { language } from '#/language/language.ts';
import {
  deadlineCost,
  deadlineInShort,
  describeReason,
  describeShare,
  headlineParts,
} from '#/wording/verdict.ts';
import { reasonsInShort } from './words.ts';

/** Reasons whose words go before a date, which has a column of its own here. */
const dated: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['overdue', 'eta']);
/** What a deadline says itself. */
const timed: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['freeDay', 'fees']);

/**
 * As many letters as the usual width of the column shows: of a headline with its deadline, and of a second line. Chinese ones are
 * nearly twice as wide as the digits and abbreviations among them.
 */
// The first comparison leaves nothing of the second in an English build, whose start is weighed.
export const maxLetters =
  language !== 'en' && language.startsWith('zh') ? { first: 18, below: 22 } : { first: 33, below: 39 };

/** A verdict in the two lines of a row. */
interface VerdictLines {
  readonly head: string;
  readonly deadline: Deadline | null;
  /** Whether the first line has room for the deadline, too. */
  readonly isBeside: boolean;
  /** Empty where there is nothing to add. */
  readonly below: string;
}

/**
 * The verdict of the most pressing container and its deadline; what decides it, what it costs and how the others stand. Where
 * there is little room the reason stays the longest: whom to call hangs on it.
 */
export function verdictLines(found: MostPressing): VerdictLines {
  const { headline, deadline, reasons } = found.verdict;
  const [head, detail] = headlineParts(headline);
  const clock = deadline && deadlineInShort(deadline);
  const isBeside = head.length + (clock?.length ?? 0) <= maxLetters.first;
  const decides = reasons.find(({ code }) => !dated.has(code) && !(deadline && timed.has(code)));
  const why = detail ?? (decides && describeReason(decides));
  const short = detail ?? (decides && (reasonsInShort[decides.code] ?? describeReason(decides)));
  const cost = deadline && deadlineCost(deadline);
  const [share, ...others] = describeShare(found);
  const room = maxLetters.below - (clock && !isBeside ? clock.length + 3 : 0);
  const below = [
    [share, why, cost, ...others],
    [share, why, ...others],
    [share, short, ...others],
    [share, why ?? cost],
    [share, short],
    [share, ...others],
    [share],
  ].map((parts) => parts.filter(Boolean).join(' · '));
  return { head, deadline, isBeside, below: below.find((line) => line.length <= room) ?? '' };
}
