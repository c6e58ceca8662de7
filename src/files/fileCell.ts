import type { CellValue } from '#/domain/list/column.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { TimeDisplay } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { verbatim } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import { zoneOffset } from '#/time/zoneOffsets.ts';
import { describeCell } from '#/wording/listCells.ts';
import { zoneUnknown } from './words.ts';

/** A cell of a file. Plain data, so that it can be posted to a worker. Null: an empty cell. */
export type FileCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number; readonly unit: string | null }
  | { readonly kind: 'day'; readonly day: CalendarDay }
  | {
      readonly kind: 'clock';
      /** What the clock reads, in milliseconds since 1970 as if it were UTC. */
      readonly digits: number;
      /** Milliseconds ahead of UTC; null where the zone is not reported. */
      readonly offset: number | null;
      /** `PDT`, `+08`, `UTC`, `zone unknown`. */
      readonly zone: string;
    }
  | null;

/** The clock of the times in a file: the one that the user chose for the screen. */
export interface FileClock {
  readonly display: TimeDisplay;
  readonly viewer: ZoneName;
}

/** The value of a column as a file holds it: the same words and the same clock as on the screen. */
export function fileCell(value: CellValue, clock: FileClock): FileCell {
  switch (value?.kind) {
    case undefined:
      return null;
    case 'fact':
      return textCell(describeCell(value.fact).join('; '));
    case 'text':
      return textCell(value.text);
    case 'texts':
      return textCell(value.texts.join('; '));
    case 'number':
      return Number.isFinite(value.number) ? value : null;
    case 'moment':
      return momentCell(value.moment, clock);
    case 'instant':
      // A system time has no place: the viewer's clock, unless UTC is chosen.
      return clockCell(value.at, clock.display === 'utc' ? utc : clock.viewer);
  }
}

function textCell(text: string): FileCell {
  return text === '' ? null : { kind: 'text', text };
}

function momentCell(reported: Moment, { display, viewer }: FileClock): FileCell {
  const moment = verbatim(reported);
  switch (moment.kind) {
    case 'zoned':
      return clockCell(moment.at, { place: moment.zone, mine: viewer, utc }[display]);
    case 'wallClock':
      return { kind: 'clock', digits: moment.digits, offset: null, zone: zoneUnknown };
    case 'day':
      return moment;
  }
}

function clockCell(at: Instant, zone: ZoneName): FileCell {
  const { offset, label } = zoneOffset(at, zone);
  return { kind: 'clock', digits: at + offset, offset, zone: label };
}
