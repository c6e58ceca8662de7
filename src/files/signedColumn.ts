import { numberCell } from '#/domain/list/cellValue.ts';
import { type EtaChange, etaChange } from '#/domain/arrival/etaChange.ts';
import type { CellValue, ColumnContext, FleetColumn } from '#/domain/list/column.ts';
import { earliestFreeDay } from '#/domain/list/pickupColumns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { daysLeftWords } from '#/domain/pickup/freeDay.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';

/** A column of numbers whose sign means something. The screen tells them in words: a bare sign is read either way. */
interface SignedColumn {
  /** What the sign means, for a heading. */
  readonly sign: string;
  readonly read: (row: FleetRow, context: ColumnContext) => SignedNumber | null;
}

interface SignedNumber {
  readonly days: number;
  /** Those of the screen. */
  readonly words: string;
}

const signedColumns: Readonly<Record<string, SignedColumn>> = {
  etaChange: {
    sign: 'days late; negative is early',
    read: ({ shipment }, { now }) => {
      const change = etaChange(shipment, now);
      return change && { days: daysLate(change), words: change.words };
    },
  },
  daysLeft: {
    sign: 'negative is over',
    read: (row, { now }) => {
      const days = earliestFreeDay(row, now)?.daysLeft ?? null;
      return days === null ? null : { days, words: daysLeftWords(days) };
    },
  },
};

/** Calendar days, as in the words. A change within a day is a part of one, fine enough to give its hours back. */
function daysLate({ days, hours }: EtaChange): number {
  return days === 0 ? Math.round(((hours ?? 0) / 24) * 1000) / 1000 : days;
}

/** The heading of a column in a file, where a number has no words beside it that say what its sign means. */
export function fileHeading({ id, label }: FleetColumn): string {
  const signed = ownEntry(signedColumns, id);
  return signed ? `${label} (${signed.sign})` : label;
}

/** What a column says in a file. The unit of signed numbers stands in their heading. */
export function fileValue(column: FleetColumn, row: FleetRow, context: ColumnContext): CellValue {
  const signed = ownEntry(signedColumns, column.id);
  return signed ? numberCell(signed.read(row, context)?.days) : column.value(row, context);
}

/** The words of a signed number; null where there is none. */
export function signedWords({ id }: FleetColumn, row: FleetRow, context: ColumnContext): string | null {
  return ownEntry(signedColumns, id)?.read(row, context)?.words ?? null;
}
