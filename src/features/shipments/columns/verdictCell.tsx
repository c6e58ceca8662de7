import type { ReactNode } from 'react';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { rowVerdict } from '#/domain/list/rowVerdict.ts';
import type { ReasonCode } from '#/domain/verdict/reason.ts';
import { verdictLooks } from '#/parts/verdictLooks.ts';
import { Badge } from '#/ui/Badge.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { blank } from './cellWords.tsx';
import { sharedBy } from './words.ts';

/** Reasons whose words go before a date, which has a column of its own here. */
const dated: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['overdue', 'eta', 'appointment']);

/** The verdict of the most pressing container, what decides it, and how many share it. */
export function verdictCell(row: FleetRow, context: ColumnContext): ReactNode {
  const found = rowVerdict(row, context);
  if (!found) return blank;
  const { verdict, sharedBy: count } = found;
  const all = row.containers.length;
  // What follows a colon has a line of its own: `Tracking stopped: last reported at the terminal`.
  const [head, rest] = verdict.headline.split(/: (.+)/, 2);
  const why = rest ?? verdict.reasons.find(({ code }) => !dated.has(code))?.words;
  const share = all > 1 ? sharedBy(count, all) : null;
  return (
    <>
      <Badge tone={verdictLooks[verdict.tone].badge} title={verdict.headline}>
        {head}
      </Badge>
      {rest !== undefined && share && <span className="ml-1.5 text-xs text-ink-faint">{share}</span>}
      <SecondLine>{[rest === undefined && share, why].filter(Boolean).join(' · ')}</SecondLine>
    </>
  );
}
