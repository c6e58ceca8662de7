import type { CaseEntries } from '#/domain/cases/cases.ts';
import { type ExceptionRow, groupRows, nextStep } from '#/domain/exceptions/exceptionRows.ts';
import { owedSums } from '#/domain/pickup/fees.ts';
import {
  describeActor,
  groupingLabels,
  listOrder,
  pageTitle,
  rowCount,
} from '#/features/exceptions/words.ts';
import { colon, comma, clauseComma } from '#/language/punctuation.ts';
import { PaperFoot } from '#/parts/pages/PaperFoot.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { type FormatOptions, formatMoment } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import { containerName } from '#/wording/containerName.ts';
import { describeDetail, describeExceptionReason, describeNextStep } from '#/wording/exceptions.ts';
import { daysLeftCount } from '#/wording/freeDay.ts';
import { formatMoney } from '#/wording/money.ts';
import * as words from './words.ts';

/** The exceptions as a sheet for the yard: by terminal, one row for each container, with a box to tick off. */
export function ExceptionSheet({
  rows,
  notes,
  entries,
  filters,
  readAt,
}: {
  rows: readonly ExceptionRow[];
  /** By the ids of rows. */
  notes: ReadonlyMap<string, string>;
  /** Who has them. */
  entries: CaseEntries;
  /** What of the list is on it, in words; empty for all. */
  filters: readonly string[];
  readAt: Instant | null;
}) {
  const format = useFormatOptions();
  return (
    <>
      <h1>{pageTitle}</h1>
      <p>{[`${rowCount(rows.length)}${clauseComma}${listOrder}`, ...filters].join(' · ')}</p>
      <Table
        look="paper"
        className="paper-rows"
        columns={sheetColumns(notes, entries, format).map((column, at) => ({
          ...column,
          heading: words.columns[at],
        }))}
        groups={groupRows(rows, 'terminal').map(({ value, rows: some }) => ({
          key: value ?? '',
          heading: (
            <>
              {value ?? groupingLabels.terminal.lacking} <small>{rowCount(some.length)}</small>
            </>
          ),
          rows: some,
        }))}
        keyOf={({ id }) => id}
        renderFailure={(row) => <Unread row={row} />}
      />
      <PaperFoot readAt={readAt} />
    </>
  );
}

/** As `words.columns` heads them. */
const sheetColumns = (
  notes: ReadonlyMap<string, string>,
  entries: CaseEntries,
  format: FormatOptions,
): readonly Omit<TableColumn<ExceptionRow>, 'heading'>[] => [
  { key: 'tick', cellLabel: words.toTick, cell: () => <span className="paper-tick" /> },
  {
    key: 'container',
    cell: ({ subject }) => (
      <>
        <span className="num font-semibold">{containerName(subject)}</span>
        {subject.carrier !== null && <div>{subject.carrier}</div>}
      </>
    ),
  },
  {
    key: 'exceptions',
    cell: ({ items }) =>
      items.map(({ id, reason, detail }) => (
        <div key={id}>
          {describeExceptionReason(reason, format)}
          {detail && `${colon}${describeDetail(detail)}`}
        </div>
      )),
  },
  { key: 'freeDay', cell: ({ freeDay }) => freeDay && <FreeDay {...freeDay} format={format} /> },
  { key: 'fees', cell: ({ subject }) => owedSums(subject.fees).map(formatMoney).join(comma) },
  {
    key: 'action',
    cell: (row) => <Action row={row} note={notes.get(row.id)} owner={entries.get(row.id)?.owner} />,
  },
];

function Action({
  row,
  note,
  owner,
}: {
  row: ExceptionRow;
  note: string | undefined;
  owner: string | undefined;
}) {
  const next = nextStep(row);
  return (
    <>
      {describeActor(row.party)}
      {next !== null && <div>{describeNextStep(next)}</div>}
      {owner !== undefined && <div>{words.ownedBy(owner)}</div>}
      {note !== undefined && <div className="font-semibold">{note}</div>}
    </>
  );
}

function Unread({ row }: { row: ExceptionRow }) {
  return (
    <>
      <td aria-label={words.toTick} />
      <td className="num">{containerName(row.subject)}</td>
      <td colSpan={4}>{words.unreadRow}</td>
    </>
  );
}

function FreeDay({
  day,
  daysLeft,
  format,
}: NonNullable<ExceptionRow['freeDay']> & { format: FormatOptions }) {
  return (
    <>
      {formatMoment({ kind: 'day', day }, format).date}
      {daysLeft !== null && <div className="font-semibold">{daysLeftCount(daysLeft)}</div>}
    </>
  );
}
