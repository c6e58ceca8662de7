import type { ReactNode } from 'react';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { pressingContainer, rowVerdict } from '#/domain/list/rowVerdict.ts';
import { containerName } from '#/domain/records/containerName.ts';
import type { Deadline } from '#/domain/verdict/finding.ts';
import type { ReasonCode } from '#/domain/verdict/reason.ts';
import { describeShare } from '#/domain/verdict/share.ts';
import type { MostPressing } from '#/domain/verdict/verdict.ts';
import { DeadlineText } from '#/parts/status/DeadlineText.tsx';
import { verdictLooks } from '#/parts/status/verdictLooks.ts';
import { Badge } from '#/ui/Badge.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { blank } from './formatCell.tsx';
import { ofContainer, reasonsInShort } from './words.ts';

/** The verdict of the most pressing container with its deadline; below it how the others stand and what decides it. */
export function verdictCell(row: FleetRow, context: ColumnContext, shown: ReadonlySet<string>): ReactNode {
  const found = rowVerdict(row, context);
  if (!found) return blank;
  const { tone, headline } = found.verdict;
  const { head, deadline, isBeside, below } = verdictLines(found);
  const container = row.containers.length > 1 ? pressingContainer(row, context) : null;
  return (
    <>
      <span className="shrink-0 text-xs">
        <Badge
          tone={verdictLooks[tone].badge}
          title={container ? ofContainer(containerName(container), headline) : headline}
        >
          {head}
        </Badge>
        {isBeside && deadline && (
          // On the card of a phone the journey below has it.
          <span className={shown.has('progress') ? 'max-md:hidden' : undefined}>
            {' '}
            <DeadlineText of={deadline} isShort />
          </span>
        )}
      </span>
      {isBeside || !deadline ? (
        <SecondLine>{below}</SecondLine>
      ) : (
        <SecondLine>
          <DeadlineText of={deadline} isShort />
          {below !== '' && ` · ${below}`}
        </SecondLine>
      )}
    </>
  );
}

/** Reasons whose words go before a date, which has a column of its own here. */
const dated: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['overdue', 'eta', 'appointment']);
/** What a deadline says itself. */
const timed: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['freeDay', 'fees']);

/** As many letters as the usual width of the column shows: of a headline with its deadline, and of a second line. */
export const maxLetters = { first: 33, below: 39 } as const;

/** A verdict in the two lines of a row. */
interface VerdictLines {
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
