import type { Deadline } from '#/domain/verdict/finding.ts';
import type { ReasonCode } from '#/domain/verdict/reason.ts';
import { describeShare } from '#/domain/verdict/share.ts';
import type { MostPressing } from '#/domain/verdict/verdict.ts';
import { reasonsInShort } from './words.ts';

/** Reasons whose words go before a date, which has a column of its own here. */
const dated: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['overdue', 'eta', 'appointment']);
/** What a deadline says itself. */
const timed: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['freeDay', 'fees']);

/** As many letters as the usual width of the column shows: of a headline with its deadline, and of a second line. */
export const maxLetters = { first: 33, below: 39 } as const;

/** A verdict in the two lines of a row. */
export interface VerdictLines {
  readonly head: string;
  readonly deadline: Deadline | null;
  /** Whether the first line has room for the deadline, too. */
  readonly isBeside: boolean;
  /** Empty where there is nothing to add. */
  readonly below: string;
}

/** The verdict of the most pressing container and its deadline; how the others stand, what decides it and what it costs. */
export function verdictLines(found: MostPressing): VerdictLines {
  const { headline, deadline, reasons } = found.verdict;
  // What follows a colon has the second line: `Tracking stopped: last reported at the terminal`.
  const [head = headline, rest] = headline.split(/: (.+)/, 2);
  const isBeside = head.length + (deadline?.short.length ?? 0) <= maxLetters.first;
  const why = reasons.find(({ code }) => !dated.has(code) && !(deadline && timed.has(code)));
  const short = why && (reasonsInShort[why.code] ?? why.words);
  const [share, ...others] = describeShare(found);
  const cost = deadline?.cost;
  const room = maxLetters.below - (deadline && !isBeside ? deadline.short.length + 3 : 0);
  const below = [
    [share, rest ?? why?.words, cost, ...others],
    [share, rest ?? why?.words, ...others],
    [share, rest ?? short, ...others],
    [share, ...others],
    [share, rest ?? why?.words ?? cost],
    [share, rest ?? short],
    [share],
  ].map((parts) => parts.filter(Boolean).join(' · '));
  return { head, deadline, isBeside, below: below.find((line) => line.length <= room) ?? '' };
}
