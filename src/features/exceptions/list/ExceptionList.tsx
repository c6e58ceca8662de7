import { type ReactNode, useMemo } from 'react';
import { useAcknowledgements } from '#/device/acknowledgements.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { Actor } from '#/domain/exceptions/exception.ts';
import { type ExceptionRow, groupRows, type RowGrouping } from '#/domain/exceptions/exceptionRows.ts';
import type { Party } from '#/domain/pickup/party.ts';
import {
  acknowledgeWords,
  actorWords,
  groupingWords,
  pageTitle,
  rowCount,
  undoWords,
} from '#/features/exceptions/words.ts';
import { Grid } from '#/ui/Grid.tsx';
import type { GridLine } from '#/ui/gridLine.ts';
import { rowHeights } from '#/ui/rowPlaces.ts';
import type { Selection } from '#/ui/useGridSelection.ts';
import { exceptionCard, exceptionColumns } from './exceptionColumns.tsx';
import { GroupMessage, groupRecipient } from './GroupMessage.tsx';

/** The rows by priority, or below the headings of their groups. */
export function ExceptionList({
  rows,
  grouping,
  selected,
  bar,
  isAcknowledged,
  onSelect,
  onAct,
  onLetter,
  onMessage,
}: {
  rows: readonly ExceptionRow[];
  grouping: RowGrouping | null;
  selected: Selection;
  bar: ReactNode;
  isAcknowledged: (row: ExceptionRow) => boolean;
  onSelect: (selected: Selection) => void;
  /** Acknowledges a row, or takes that back. */
  onAct: (row: ExceptionRow) => void;
  onLetter: (letter: string, id: string) => boolean;
  /** Writes about rows: to one party, or to who acts on each where that is null. */
  onMessage: (rows: readonly ExceptionRow[], to: Party | null) => void;
}) {
  const nearDays = usePreferences(({ exceptions }) => exceptions.freeDayNearDays);
  const density = usePreferences((preferences) => preferences.density);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const notes = useAcknowledgements((state) => state.notes);
  const columns = useMemo(
    () => exceptionColumns({ nearDays, notes, isAcknowledged, onAct }),
    [nearDays, notes, isAcknowledged, onAct],
  );
  const card = useMemo(() => exceptionCard(columns), [columns]);
  const lines = useMemo(
    () => (grouping ? groupedLines(rows, grouping, onMessage) : rows),
    [rows, grouping, onMessage],
  );
  return (
    <Grid
      label={pageTitle}
      lines={lines}
      columns={columns}
      selected={selected}
      lastRow={undefined}
      nameOf={({ subject }) => subject.number}
      card={card}
      swipe={{ label: (row) => (isAcknowledged(row) ? undoWords : acknowledgeWords), run: onAct }}
      rowHeight={rowHeights[density]}
      singleKeys={singleKeys}
      bar={bar}
      onKey={onLetter}
      onSelect={onSelect}
      onRow={() => undefined}
    />
  );
}

function groupedLines(
  rows: readonly ExceptionRow[],
  by: RowGrouping,
  onMessage: (rows: readonly ExceptionRow[], to: Party | null) => void,
): GridLine<ExceptionRow>[] {
  return groupRows(rows, by).flatMap(({ value, rows: some }) => [
    {
      kind: 'group',
      id: `group ${value ?? ''}`,
      label: groupLabel(value, by),
      count: rowCount(some.length),
      action: value !== null && (
        <GroupMessage
          rows={some}
          to={groupRecipient[by]}
          onMessage={onMessage}
          name={groupLabel(value, by)}
        />
      ),
    } as const,
    ...some,
  ]);
}

function groupLabel(value: string | null, by: RowGrouping): string {
  if (value === null) return groupingWords[by].lacking;
  return by === 'party' ? actorWords(value as Actor) : value;
}
