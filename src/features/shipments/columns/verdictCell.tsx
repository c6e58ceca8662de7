import type { ReactNode } from 'react';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { pressingContainer, rowVerdict } from '#/domain/list/rowVerdict.ts';
import { containerName } from '#/domain/records/containerName.ts';
import { DeadlineText } from '#/parts/status/DeadlineText.tsx';
import { verdictLooks } from '#/parts/status/verdictLooks.ts';
import { Badge } from '#/ui/Badge.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { blank } from './formatCell.tsx';
import { verdictLines } from './verdictLines.ts';
import { ofContainer } from './words.ts';

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
