import type { ReactNode } from 'react';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { rowVerdict } from '#/domain/list/rowVerdict.ts';
import { verdictLooks } from '#/parts/verdictLooks.ts';
import { Badge } from '#/ui/Badge.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { blank } from './cellWords.tsx';
import { verdictLines } from './verdictLines.ts';

/** The verdict of the most pressing container, what decides it, and how many share it. */
export function verdictCell(row: FleetRow, context: ColumnContext): ReactNode {
  const found = rowVerdict(row, context);
  if (!found) return blank;
  const { tone, headline } = found.verdict;
  const { head, beside, below } = verdictLines(found, row.containers.length);
  return (
    <>
      <span className="shrink-0">
        <Badge tone={verdictLooks[tone].badge} title={headline}>
          {head}
        </Badge>
        {beside !== null && (
          <span className="ml-1.5 text-xs text-ink-faint">
            {beside}
            {/* Where both lines are one. */}
            {below !== '' && <span className="md:hidden xl:in-data-[density=compact]:inline"> ·</span>}
          </span>
        )}
      </span>
      <SecondLine>{below}</SecondLine>
    </>
  );
}
