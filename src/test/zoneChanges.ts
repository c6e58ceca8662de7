import { zoneName } from '#/time/zoneOffsets.ts';

/** What `Intl` says about the clocks of a zone: the measure for our own formatting, but for the names of zones. */
export interface IntlClock {
  /** `Wed 12 Aug 2026 14:05 PDT` */
  readonly read: (at: number) => string;
  /** Every first millisecond of another offset or label; `step` must be shorter than any period of the zone. */
  readonly changes: (from: number, to: number, step: number) => Generator<number>;
}

export function intlClock(timeZone: string): IntlClock {
  const whole = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const label = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  // Both write `8/12/2026, PDT`: what follows the date is wanted.
  const offsetAt = (at: number) => {
    const [, sign, hours, minutes = 0, seconds = 0] =
      /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(offset.format(at)) ?? [];
    const size = sign ? ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 : 0;
    return sign === '-' ? -size : size;
  };
  const zoneAt = (at: number) => [offset, label].map((clock) => clock.format(at).split(', ')[1]).join(' ');

  return {
    read(at) {
      const parts = new Map(whole.formatToParts(at).map(({ type, value }) => [type, value]));
      const order = ['weekday', 'day', 'month', 'year', 'hour', 'minute', 'timeZoneName'] as const;
      const [weekday, day, month, year, hour, minute, zone = ''] = order.map((type) => parts.get(type));
      return `${weekday} ${day} ${month} ${year} ${hour}:${minute} ${zoneName(timeZone, zone, offsetAt(at))}`;
    },
    *changes(from, to, step) {
      let known = zoneAt(from);
      for (let start = from; start < to; start += step) {
        let before = start;
        // Two changes can lie in one step: Liberia had one of offset and one of label on the same day of 1972.
        while (zoneAt(start + step) !== known) {
          let after = start + step;
          while (after - before > 1) {
            const middle = Math.floor((before + after) / 2);
            if (zoneAt(middle) === known) before = middle;
            else after = middle;
          }
          yield after;
          before = after;
          known = zoneAt(after);
        }
      }
    },
  };
}
