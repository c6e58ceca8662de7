import { minute } from '#/time/durations.ts';
import { formatInstant } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { useNow } from '#/ui/useNow.ts';

/** More clocks than that nobody reads; the rows say their zone. */
const mostClocks = 3;

/** What the clocks of the ports show, each with its zone. */
export function BoardClocks({ zones }: { zones: readonly ZoneName[] }) {
  const now = instant(useNow(minute));
  const shown = zones.map((zone) => formatInstant(now, { display: 'mine', viewer: zone, now }));
  // Places of one label have one clock: Los Angeles and Vancouver are both PDT.
  const clocks = [
    ...new Map(shown.map((clock) => [`${clock.date} ${clock.time} ${clock.zone}`, clock])).values(),
  ].slice(0, mostClocks);
  return (
    // A clock that does not fit goes to a second line, which is hidden: none is cut.
    <span className="flex flex-wrap gap-x-[1em] overflow-hidden whitespace-nowrap" style={{ height: '1lh' }}>
      {clocks.map(({ date, time, zone: label, dateTime }) => (
        <time key={`${date} ${time} ${label}`} dateTime={dateTime}>
          {clocks.length === 1 && <span className="text-board-soft">{date} </span>}
          <span className="font-semibold">{time}</span> <span className="text-board-soft">{label}</span>
        </time>
      ))}
    </span>
  );
}
