import type { ReactNode } from 'react';
import type { RecordChanges } from '#/domain/changes/shipmentChanges.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { ColumnId } from '#/domain/list/columns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { language } from '#/language/language.ts';
import type { FormatOptions } from '#/time/format.ts';
import { arrivalCell, carrierCell, etaChangeCell, journeyCell } from './carriageCells.tsx';
import { customerCell, numberCell } from './numberCell.tsx';
import {
  containersCell,
  daysLeftCell,
  freeDayCell,
  holdsCell,
  placeCell,
  readyCell,
  statusCell,
  verdictCell,
} from './statusCells.tsx';

/** What cells go by, besides their row. */
export interface ListContext extends ColumnContext {
  readonly times: FormatOptions;
  /** From when on something needs action, as the reader has set it. */
  readonly limits: VerdictLimits;
  /** What has changed of a shipment since the last review; null where nothing has. */
  readonly changesOf: (shipmentId: string) => RecordChanges | null;
}

/** How a column of the list is drawn on a page. */
export interface ColumnLook {
  /** The usual one, in CSS pixels. */
  readonly width?: number;
  /** Of the room that is left, where that is not as much as its width. */
  readonly share?: number;
  /** Its digits stand below each other. */
  readonly isAmount?: true;
  /** Where a cell shows more than its value: a link, badges, a second line. */
  readonly draw?: (
    row: FleetRow,
    more: ListContext & { readonly shown: ReadonlySet<string>; readonly tabIndex: 0 | -1 },
  ) => ReactNode;
}

// `10月23日周五` is wider than `Fri 23 Oct`. The first comparison leaves nothing of the second in an English build.
const isChinese = language !== 'en' && language.startsWith('zh');

/** Every column of `fleetColumns`, in its order; their headings are in wording/listColumns.ts. */
export const columnLooks: Readonly<Record<ColumnId, ColumnLook>> = {
  number: {
    width: 140,
    draw: (row, { tabIndex, shown, changesOf }) =>
      numberCell(row, tabIndex, shown, changesOf(row.shipment.id)),
  },
  bill: {},
  containers: { width: 98, draw: containersCell },
  containerNumbers: { width: 200 },
  references: {},
  tags: {},
  customer: { width: 98, draw: customerCell },
  carrier: { width: 135, draw: (row, { shown }) => carrierCell(row, shown) },
  scac: { width: 90 },
  vessel: {},
  voyage: { width: 90 },
  loading: { width: 215 },
  discharge: { width: 215 },
  destination: { width: 165 },
  terminal: { width: 180 },
  departure: { width: 170 },
  arrival: { width: 168, draw: (row, more) => arrivalCell(row, more, more.shown, more.times) },
  firstEta: { width: 170 },
  etaChange: { draw: etaChangeCell },
  etaRecord: { width: 230 },
  progress: {
    width: 160,
    // With more room a journey says its place as well; texts are whole in theirs.
    share: 320,
    draw: (row, more) => journeyCell(row, more, more.times),
  },
  inlandArrival: { width: 170 },
  discharged: { width: 170 },
  pickedUp: { width: 170 },
  emptyReturned: { width: 170 },
  status: { width: 177, draw: statusCell },
  verdict: { width: isChinese ? 234 : 244, draw: (row, more) => verdictCell(row, more, more.shown) },
  verdictReasons: {},
  place: { width: 238, draw: placeCell },
  due: { width: 150 },
  ready: { width: 160, draw: (row, more) => readyCell(row, more, more.times) },
  readyReasons: {},
  freeDay: {
    width: isChinese ? 106 : 96,
    draw: (row, more) => freeDayCell(row, more, more.shown, more.times),
  },
  daysLeft: { width: 110, draw: daysLeftCell },
  holds: { draw: (row, more) => holdsCell(row, more, more.times) },
  fees: { isAmount: true },
  costSoFar: { isAmount: true },
  costPerDay: { isAmount: true },
  costByFriday: { isAmount: true },
  appointment: { width: 170 },
  equipment: {},
  weight: { isAmount: true },
  seal: {},
  tracking: {},
  lineChecked: { width: 170 },
  terminalChecked: { width: 170 },
  created: { width: 170 },
};
