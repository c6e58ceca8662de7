import { boardAge } from '#/domain/boardAge.ts';
import { formatInstant } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { ZoneName } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';

export interface BoardReading {
  /** When what is shown was read; null before the first reading. */
  readonly readAt: Instant | null;
  /** Milliseconds from one reading to the next. */
  readonly pace: number;
  /** Why the last attempt failed, in a few words; else null. */
  readonly problem: string | null;
}

interface BoardFootProps {
  readonly reading: BoardReading;
  /** The clock that the age is told on. */
  readonly zone: ZoneName;
  readonly now: Instant;
  readonly page: number;
  readonly pages: number;
}

/** How old the board is, in words that grow firmer, and which page it shows. */
export function BoardFoot({ reading, zone, now, page, pages }: BoardFootProps) {
  const age = boardAge(reading.readAt, now, reading.pace);
  const words = ageWords(reading, zone, now);
  return (
    <footer className="flex flex-1 items-center justify-between gap-x-[1em] border-t border-board-line px-[0.5em] text-[calc(0.75*var(--small))]">
      <p
        role="status"
        className={classes(
          'min-w-0 truncate',
          age === 'fresh' && reading.problem === null ? 'text-board-soft' : 'font-semibold text-board-watch',
        )}
      >
        {words}
      </p>
      {pages > 1 && (
        <p aria-label={`Page ${page + 1} of ${pages}`} className="whitespace-nowrap">
          {page + 1}/{pages}
        </p>
      )}
    </footer>
  );
}

/** `Updated 08:20`, `Reconnecting · last updated 08:20`, `Showing Thursday’s arrivals · last updated Thu 13 Aug 08:20`. */
function ageWords({ readAt, pace, problem }: BoardReading, zone: ZoneName, now: Instant): string {
  const reason = problem === null ? '' : ` · ${problem}`;
  if (readAt === null)
    return problem === null ? 'Reading the arrivals' : `No arrivals read yet, trying again${reason}`;
  const { date, time, zone: label } = formatInstant(readAt, { display: 'mine', viewer: zone, now });
  const today = localDay(readAt, zone) === localDay(now, zone);
  const told = `${today ? '' : `${date} `}${time} ${label}`;
  switch (boardAge(readAt, now, pace)) {
    case 'fresh':
    case 'never':
      return problem === null ? `Updated ${told}` : `Updated ${told}${reason}`;
    case 'late':
      return `Reconnecting · last updated ${told}${reason}`;
    case 'old':
      return `Showing ${today ? 'earlier' : `${weekday(readAt, zone)}’s`} arrivals · last updated ${told}${reason}`;
  }
}

function weekday(at: Instant, zone: ZoneName): string {
  return dayNames[new Date(localDay(at, zone)).getUTCDay()] ?? '';
}
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
