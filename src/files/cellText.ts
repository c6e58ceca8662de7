import { dayText, timeText } from '#/time/digits.ts';
import type { FileCell } from './fileCell.ts';

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A cell in words, for paper: with the year and the zone, since paper is read at any later time. */
export function cellText(cell: FileCell): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return cell.text;
    case 'number':
      return [numbers.format(cell.number), cell.unit].filter(Boolean).join(' ');
    case 'day':
      return dayText(Date.parse(cell.day)).long;
    case 'clock':
      return `${dayText(cell.digits).long} ${timeText(cell.digits)} ${cell.zone}`;
  }
}
