import { type ReactNode, useMemo } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { CaseEntries } from '#/domain/cases/cases.ts';
import type { Sum } from '#/domain/charges/sums.ts';
import type { Consequence } from '#/domain/exceptions/consequence.ts';
import type { Actor } from '#/domain/exceptions/exception.ts';
import { type ExceptionRow, groupRows, type RowGrouping } from '#/domain/exceptions/exceptionRows.ts';
import { recipientsOf } from '#/domain/exceptions/recipients.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import type { VerdictTone } from '#/domain/verdict/finding.ts';
import { describeEstimated, describeReported } from '#/features/exceptions/MoneyLine.tsx';
import {
  acknowledgeLabel,
  consequenceLabels,
  describeActor,
  groupingLabels,
  pageTitle,
  rowCount,
  undoLabel,
} from '#/features/exceptions/words.ts';
import { colon } from '#/language/punctuation.ts';
import { message, messages } from '#/parts/messages/messagesDialogWords.ts';
import { verdictLooks } from '#/parts/status/looks.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { Button } from '#/ui/Button.tsx';
import { Grid } from '#/ui/grid/Grid.tsx';
import type { GridLine } from '#/ui/grid/gridLine.ts';
import { rowHeights } from '#/ui/grid/rowPlaces.ts';
import type { GridSelection } from '#/ui/grid/useGridSelection.ts';
import { containerName } from '#/wording/containerName.ts';
import { exceptionCard, exceptionColumns } from './exceptionColumns.tsx';

/** Whom the message of a group goes to; null for who acts on each of its rows. */
const groupRecipient: Readonly<Record<RowGrouping, ActingParty | null>> = {
  consequence: null,
  party: null,
  terminal: 'terminal',
  place: null,
  carrier: 'carrier',
};

/** The rows below the headings of their groups, with what is owed in each, or without groups. */
export function ExceptionList({
  rows,
  estimates,
  grouping,
  selected,
  bar,
  notes,
  entries,
  isAcknowledged,
  onSelect,
  onAct,
  onOwner,
  onLetter,
  onMessage,
}: {
  rows: readonly ExceptionRow[];
  /** What they cost by the tariffs of the team, by their ids. */
  estimates: ReadonlyMap<string, readonly Sum[]>;
  grouping: RowGrouping | null;
  selected: GridSelection;
  bar: ReactNode;
  /** By the ids of rows. */
  notes: ReadonlyMap<string, string>;
  /** Who has them. */
  entries: CaseEntries;
  isAcknowledged: (row: ExceptionRow) => boolean;
  onSelect: (selected: GridSelection) => void;
  /** Acknowledges a row, or takes that back. */
  onAct: (row: ExceptionRow) => void;
  /** Asks who has a row. */
  onOwner: (row: ExceptionRow) => void;
  onLetter: (letter: string, id: string) => boolean;
  /** Writes about rows: to one party, or to who acts on each where that is null. */
  onMessage: (rows: readonly ExceptionRow[], to: ActingParty | null) => void;
}) {
  const format = useFormatOptions();
  const nearDays = usePreferences(({ exceptions }) => exceptions.freeDayNearDays);
  const density = usePreferences((preferences) => preferences.density);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const columns = useMemo(
    () =>
      exceptionColumns({
        format,
        nearDays,
        notes,
        entries,
        isAcknowledged,
        onAct,
        onOwner,
        onWrite: (row) => onMessage([row], null),
      }),
    [format, nearDays, notes, entries, isAcknowledged, onAct, onOwner, onMessage],
  );
  const card = useMemo(() => exceptionCard(columns), [columns]);
  const lines = useMemo(
    () => (grouping ? groupedLines(rows, estimates, grouping, onMessage) : rows),
    [rows, estimates, grouping, onMessage],
  );
  return (
    <Grid
      label={pageTitle}
      lines={lines}
      columns={columns}
      selected={selected}
      lastRow={undefined}
      nameOf={({ subject }) => containerName(subject)}
      edge={edgeOf}
      card={card}
      swipe={{ label: (row) => (isAcknowledged(row) ? undoLabel : acknowledgeLabel), run: onAct }}
      rowHeight={rowHeights[density]}
      singleKeys={singleKeys}
      bar={bar}
      onKey={onLetter}
      onSelect={onSelect}
      onRow={() => undefined}
    />
  );
}

const edges: Readonly<Partial<Record<Consequence, VerdictTone>>> = {
  unverified: 'lost',
  now: 'lost',
  tomorrow: 'risk',
  soon: 'risk',
  blocked: 'risk',
};

function edgeOf({ consequence }: ExceptionRow): string | null {
  const tone = edges[consequence];
  return tone ? verdictLooks[tone].fill : null;
}

function groupedLines(
  rows: readonly ExceptionRow[],
  estimates: ReadonlyMap<string, readonly Sum[]>,
  by: RowGrouping,
  onMessage: (rows: readonly ExceptionRow[], to: ActingParty | null) => void,
): GridLine<ExceptionRow>[] {
  return groupRows(rows, by).flatMap(({ value, rows: some }) => [
    {
      kind: 'group',
      id: `group ${value ?? ''}`,
      label: groupLabel(value, by),
      count: [rowCount(some.length), describeReported(some), describeEstimated(some, estimates)]
        .filter(Boolean)
        .join(' · '),
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
  if (value === null) return groupingLabels[by].lacking;
  if (by === 'consequence') return consequenceLabels[value as Consequence];
  return by === 'party' ? describeActor(value as Actor) : value;
}

/** Writes to whoever a group is for, about all of it. */
function GroupMessage({
  rows,
  to,
  name,
  onMessage,
}: {
  rows: readonly ExceptionRow[];
  to: ActingParty | null;
  name: string;
  onMessage: (rows: readonly ExceptionRow[], to: ActingParty | null) => void;
}) {
  const count = useMemo(() => recipientsOf(rows, to).length, [rows, to]);
  if (count === 0) return null;
  const label = count === 1 ? message : `${messages} (${count})`;
  return (
    <Button
      look="bare"
      aria-haspopup="dialog"
      aria-label={`${label}${colon}${name}`}
      onClick={() => onMessage(rows, to)}
    >
      {label}
    </Button>
  );
}
