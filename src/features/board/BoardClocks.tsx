import type { TextWidth } from '#/domain/board/layout.ts';
import { formatInstant, type MomentText } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';

/** More clocks than that nobody reads; the rows say their zone. */
const mostClocks = 3;
const between = 1;
/** The digits of a clock are larger than what is around it. */
const digits = 1.2;

export interface Clocks {
  readonly shown: readonly MomentText[];
  /** Whether they show their date: there is one for all rows. */
  readonly areDated: boolean;
  /** In CSS pixels. */
  readonly width: number;
}

/** The clocks that there is room for, those of most rows first, at least one; one alone has its date. */
export function clocksOf(
  zones: readonly ZoneName[],
  now: Instant,
  { size, width: most }: { readonly size: number; readonly width: number },
  widthOf: TextWidth,
): Clocks {
  const all = zones.map((zone) => formatInstant(now, { display: 'mine', viewer: zone, now }));
  // Places of one label have one clock: Los Angeles and Vancouver are both PDT.
  const different = [
    ...new Map(all.map((clock) => [`${clock.date} ${clock.time} ${clock.zone}`, clock])).values(),
  ];
  const areDated = different.length === 1;
  const widthOfClock = ({ date, time, zone }: MomentText) =>
    widthOf(time ?? '', digits * size) +
    widthOf(` ${zone}`, size) +
    (areDated ? widthOf(`${date} `, size) : 0);
  const shown: MomentText[] = [];
  let width = 0;
  for (const clock of different.slice(0, mostClocks)) {
    const longer = width + widthOfClock(clock) + (shown.length > 0 ? between * size : 0);
    if (shown.length > 0 && longer > most) break;
    shown.push(clock);
    width = longer;
  }
  return { shown, areDated, width };
}

/** What the clocks of the ports show, each with its zone. */
export function BoardClocks({ clocks: { shown, areDated }, scale }: { clocks: Clocks; scale: number }) {
  return (
    <p className="flex gap-x-[1em]" style={{ fontSize: `${scale}em` }}>
      {shown.map(({ date, time, zone, dateTime }) => (
        <time key={`${date} ${time} ${zone}`} dateTime={dateTime}>
          {areDated && <span className="text-board-soft">{date} </span>}
          <span className="text-[1.2em] font-semibold">{time}</span>{' '}
          <span className="text-board-soft">{zone}</span>
        </time>
      ))}
    </p>
  );
}
