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
import { colon, comma } from '#/language/punctuation.ts';
import { PaperFoot } from '#/parts/pages/PaperFoot.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { type FormatOptions, formatMoment } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
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
      <p>{[`${rowCount(rows.length)}, ${listOrder}`, ...filters].join(' · ')}</p>
      <table className="paper-rows">
        <thead>
          <tr>
            {words.columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groupRows(rows, 'terminal').map(({ value, rows: some }) => (
          <tbody key={value ?? ''}>
            <tr>
              <th scope="rowgroup" colSpan={words.columns.length}>
                {value ?? groupingLabels.terminal.lacking} <small>{rowCount(some.length)}</small>
              </th>
            </tr>
            {some.map((row) => (
              <ErrorBoundary key={row.id} of={row} renderFailure={() => <Unread row={row} />}>
                <Row row={row} note={notes.get(row.id)} owner={entries.get(row.id)?.owner} format={format} />
              </ErrorBoundary>
            ))}
          </tbody>
        ))}
      </table>
      <PaperFoot readAt={readAt} />
    </>
  );
}

function Row({
  row,
  note,
  owner,
  format,
}: {
  row: ExceptionRow;
  note: string | undefined;
  owner: string | undefined;
  format: FormatOptions;
}) {
  const { subject, items, freeDay, party } = row;
  const next = nextStep(row);
  const owed = owedSums(subject.fees);
  return (
    <tr>
      <td aria-label={words.toTick}>
        <span className="paper-tick" />
      </td>
      <td>
        <span className="num font-semibold">{containerName(subject)}</span>
        {subject.carrier !== null && <div>{subject.carrier}</div>}
      </td>
      <td>
        {items.map(({ id, reason, detail }) => (
          <div key={id}>
            {describeExceptionReason(reason, format)}
            {detail && `${colon}${describeDetail(detail)}`}
          </div>
        ))}
      </td>
      <td>{freeDay && <FreeDay {...freeDay} format={format} />}</td>
      <td>{owed.map(formatMoney).join(comma)}</td>
      <td>
        {describeActor(party)}
        {next !== null && <div>{describeNextStep(next)}</div>}
        {owner !== undefined && <div>{words.ownedBy(owner)}</div>}
        {note !== undefined && <div className="font-semibold">{note}</div>}
      </td>
    </tr>
  );
}

function Unread({ row }: { row: ExceptionRow }) {
  return (
    <tr>
      <td aria-label={words.toTick} />
      <td className="num">{containerName(row.subject)}</td>
      <td colSpan={4}>{words.unreadRow}</td>
    </tr>
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
