import type { CellValue } from '../../src/domain/list/column.ts';
import { findColumn } from '../../src/domain/list/columns.ts';
import { fleetRows } from '../../src/domain/list/list.ts';
import type { FleetRow, RowKind } from '../../src/domain/list/row.ts';
import { defaultColumns } from '../../src/domain/list/view.ts';
import type { Shipment } from '../../src/domain/records/shipment.ts';
import { usualLimits } from '../../src/domain/verdict/limits.ts';
import { systemClock } from '../../src/time/clock.ts';
import { formatInstant, formatMoment } from '../../src/time/format.ts';
import { viewerZone } from '../../src/time/zone.ts';
import { describeCell } from '../../src/wording/listCells.ts';
import { columnLabel } from '../../src/wording/listColumns.ts';

/** What the peers show: the columns of our list as plain texts, made beforehand, so that they only draw and search. */
export type PeerRow = Readonly<Record<string, string>> & { readonly id: string };

export interface PeerColumn {
  readonly field: string;
  readonly headerName: string;
}

const now = systemClock.now();
const times = { display: 'place', viewer: viewerZone(), now } as const;

export function peerColumns(by: RowKind): PeerColumn[] {
  return defaultColumns[by].map(({ id }) => ({ field: id, headerName: columnLabel({ id }) }));
}

export function peerRows(shipments: readonly Shipment[], by: RowKind): PeerRow[] {
  const fields = peerColumns(by).map(({ field }) => field);
  return fleetRows(shipments, by, {}, now).map((row) => ({
    ...Object.fromEntries(fields.map((field) => [field, `${words(row, field)}${second(row, field)}`])),
    id: row.id,
  }));
}

function words(row: FleetRow, field: string): string {
  return textOf(findColumn(field)?.value(row, { now, limits: usualLimits }) ?? null);
}

/** By what else the row can be found, as in the second lines of ours. */
function second({ kind, shipment }: FleetRow, field: string): string {
  if (field === 'carrier') return ` ${shipment.podVessel?.name ?? ''}`;
  if (field !== 'number') return '';
  return ` ${kind === 'container' ? shipment.billOfLading : shipment.refNumbers.join(' ')}`;
}

function textOf(value: CellValue): string {
  switch (value?.kind) {
    case undefined:
      return '–';
    case 'fact':
      return describeCell(value.fact).join(' · ');
    case 'text':
      return value.text;
    case 'texts':
      return value.texts.join(' · ');
    case 'number':
      return String(value.number);
    case 'moment':
    case 'instant': {
      const text =
        value.kind === 'moment' ? formatMoment(value.moment, times) : formatInstant(value.at, times);
      return `${text.date} ${text.time ?? ''} ${text.zone ?? ''}`;
    }
  }
}
