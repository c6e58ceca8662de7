import type { ReactNode } from 'react';
import type { CellValue } from '#/domain/list/column.ts';
import { formatAmount } from '#/language/formatAmount.ts';
import { numberFormat } from '#/language/numberFormat.ts';
import { TimeText } from '#/parts/time/Time.tsx';
import { formatInstant, formatMoment, type FormatOptions } from '#/time/format.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { describeCell, momentStatuses } from '#/wording/listCells.ts';
import { none } from './words.ts';

const plain = numberFormat({ maximumFractionDigits: 2 });

/** Not reported. */
export const blank = <span className="text-ink-faint">–</span>;

/** The value of a cell, drawn. A text stays a text, so that the grid can cut it off and show it whole as a title. */
export function formatCell(value: CellValue, times: FormatOptions): ReactNode {
  if (value === null) return blank;
  switch (value.kind) {
    case 'fact':
      return describeCell(value.fact).join(' · ') || none;
    case 'text':
      return value.text;
    case 'texts':
      return value.texts.join(' · ');
    case 'number':
      return formatNumber(value.number, value.unit);
    case 'moment':
      return (
        <>
          <TimeText text={formatMoment(value.moment, times)} leading />
          {value.status && <SecondLine>{momentStatuses[value.status]}</SecondLine>}
        </>
      );
    case 'instant':
      return <TimeText text={formatInstant(value.at, times)} leading />;
  }
}

/** A currency is three capitals (ISO 4217), and its amounts are written as everywhere. */
export function formatNumber(number: number, unit: string | null): string {
  if (unit === null) return plain(number);
  return `${(/^[A-Z]{3}$/.test(unit) ? formatAmount : plain)(number)} ${unit}`;
}
