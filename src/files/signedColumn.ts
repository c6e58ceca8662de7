import { type EtaChange, etaChange } from '#/domain/arrival/etaChange.ts';
import { numberCell } from '#/domain/list/cellValue.ts';
import type { CellValue, ColumnContext, FleetColumn } from '#/domain/list/column.ts';
import { earliestFreeDay } from '#/domain/list/pickupColumns.ts';
import { containerOfRow, type FleetRow } from '#/domain/list/row.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { describeEtaChange } from '#/wording/arrival.ts';
import { formatDaysLeft } from '#/wording/freeDay.ts';

/** A column of numbers with a sign. The screen shows them in words, since a bare sign is read either way. */
interface SignedColumn {
  readonly read: (row: FleetRow, context: ColumnContext) => SignedNumber | null;
}

interface SignedNumber {
  readonly days: number;
  /** As on the screen. */
  readonly words: string;
}

const signedColumns: Readonly<Record<string, SignedColumn>> = {
  etaChange: {
    read: (row, { now }) => {
      const change = etaChange(row.shipment, containerOfRow(row), now);
      return change && { days: daysSlipped(change), words: describeEtaChange(change) };
    },
  },
  daysLeft: {
    read: (row, { now }) => {
      const days = earliestFreeDay(row, now)?.daysLeft ?? null;
      return days === null ? null : { days, words: formatDaysLeft(days) };
    },
  },
};

/** Calendar days, as in the words. A change within a day is a fraction of one, exact enough for its hours. */
function daysSlipped({ days, hours }: EtaChange): number {
  return days === 0 ? Math.round(((hours ?? 0) / 24) * 1000) / 1000 : days;
}

/** The value of a column in a file. The unit of signed numbers is in their heading. */
export function fileValue(column: FleetColumn, row: FleetRow, context: ColumnContext): CellValue {
  const signed = lookup(signedColumns, column.id);
  return signed ? numberCell(signed.read(row, context)?.days) : column.value(row, context);
}

/** The words of a signed number; null where there is none. */
export function signedText({ id }: FleetColumn, row: FleetRow, context: ColumnContext): string | null {
  return lookup(signedColumns, id)?.read(row, context)?.words ?? null;
}
