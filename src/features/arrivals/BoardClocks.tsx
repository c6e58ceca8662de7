import { formatInstant } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { useNow } from '#/ui/useNow.ts';

const minute = 60_000;
/** More clocks than that nobody reads; the rows say their zone. */
const mostClocks = 3;

/** What the clocks of the ports show, each with its zone. */
export function BoardClocks({ zones }: { zones: readonly ZoneName[] }) {
  const now = instant(useNow(minute));
  return (
    <span className="flex gap-x-[1em] whitespace-nowrap">
      {zones.slice(0, mostClocks).map((zone) => {
        const {
          date,
          time,
          zone: label,
          dateTime,
        } = formatInstant(now, { display: 'mine', viewer: zone, now });
        return (
          <time key={zone} dateTime={dateTime}>
            {zones.length === 1 && <span className="text-board-soft">{date} </span>}
            <span className="font-semibold">{time}</span> <span className="text-board-soft">{label}</span>
          </time>
        );
      })}
    </span>
  );
}
