import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Moment } from '#/time/moment.ts';
import type { Wording } from './line.ts';
import type { BoardShipment } from './shipments.ts';
import { boardTime } from './time.ts';
import { type BoardTone, type BoardWord, nothing, soft, word } from './word.ts';
import { dayOnly, noTime, statusLabels } from './words.ts';

interface TimeText {
  readonly day: CalendarDay | null;
  readonly turn: number;
  readonly words: { readonly time: BoardWord; readonly zone: BoardWord; readonly status: BoardWord };
}

const tones: Readonly<Record<BoardShipment['status'], BoardTone>> = {
  expected: 'plain',
  overdue: 'bad',
  arrived: 'good',
};

/** When something arrives, below the heading of its day. */
export function formatBoardTime(
  { moment, status }: { readonly moment: Moment | null; readonly status: BoardShipment['status'] },
  { clock, zones, now }: Wording,
): TimeText {
  const tone = tones[status];
  const says = status === 'expected' ? soft(statusLabels.expected) : word(statusLabels[status], tone);
  if (!moment) {
    const words = { time: soft(noTime), zone: nothing, status: says };
    return { day: null, turn: Infinity, words };
  }
  const { day, turn, time, zone } = boardTime(moment, clock, now);
  const isZoneSaid = zone !== null && (zones || moment.kind === 'wallClock');
  const words = {
    time: word(time ?? dayOnly, tone),
    zone: isZoneSaid ? soft(zone) : nothing,
    status: says,
  };
  return { day, turn, words };
}
