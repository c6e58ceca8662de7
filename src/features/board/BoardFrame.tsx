import { boardAge } from '#/domain/board/age.ts';
import type { BoardNote } from '#/domain/board/settings.ts';
import { dayNames } from '#/domain/board/words.ts';
import { describeUnread } from '#/parts/lists/Unread.tsx';
import { formatInstant } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { ZoneName } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import { beginnings, pageOf, reconnecting, showingOld, updatedAt } from './words.ts';

export interface BoardReading {
  /** When what is shown was read; null before the first reading. */
  readonly readAt: Instant | null;
  /** Milliseconds from one reading to the next. */
  readonly pace: number;
  /** Why the last attempt failed, in a few words; else null. */
  readonly problem: string | null;
  /** True while what is shown is the first pages of the first reading. */
  readonly part: boolean;
  /** Records that could not be read, of which nothing is shown. */
  readonly skipped: number;
}

interface BoardFootProps {
  readonly reading: BoardReading;
  /** What of the address cannot be used. */
  readonly dropped: readonly BoardNote[];
  /** The clock of the age. */
  readonly zone: ZoneName;
  readonly now: Instant;
  readonly page: number;
  readonly pages: number;
  /** What the other pages show, and when; null where there is none. */
  readonly round: string | null;
}

/** How old the board is, in words that grow firmer, and which page it shows. */
export function BoardFoot({ reading, dropped, zone, now, page, pages, round }: BoardFootProps) {
  const age = boardAge(reading.readAt, now, reading.pace);
  const words = formatAge(reading, zone, now);
  const notes = notesOf(reading, dropped);
  const isBehind = age !== 'fresh' || reading.problem !== null;
  return (
    <footer className="flex min-h-0 flex-1 items-center justify-between gap-x-[1em] border-t border-board-line px-(--padding) text-[calc(0.75*var(--frame))]">
      <p
        role="status"
        className={classes(
          '@container min-w-0 flex-1',
          isBehind ? 'font-semibold text-board-watch' : 'text-board-soft',
        )}
      >
        <span className={ageClasses} style={{ ['--one' as string]: `${lineOfOne / words.length}cqw` }}>
          {words}
        </span>
        {notes !== '' && (
          <span className="block truncate text-[0.7em]">
            <span className="sr-only"> · </span>
            {notes}
          </span>
        )}
      </p>
      {/* Where the age has more to say, it has the room. */}
      {round !== null && !isBehind && <p className="whitespace-nowrap text-board-soft">{round}</p>}
      {pages > 1 && (
        <p className="font-semibold whitespace-nowrap">
          <span className="sr-only">{pageOf(page + 1, pages)}</span>
          <span aria-hidden>
            {page + 1}/{pages}
          </span>
        </p>
      )}
    </footer>
  );
}

/** Font size, in hundredths of the width, at which one letter of the age would fill its line, with some room left. */
const lineOfOne = 145;
/**
 * The age is never cut. Where it is too long for one line of the usual size (`--one` is the size that fits), it is made
 * smaller, and what would be too small on one line takes two, for which the frame of a narrow board has room.
 */
const ageClasses = 'block text-balance text-[length:min(1em,max(var(--one),min(0.7em,1.8*var(--one))))]';

/** `Updated 08:20`, `Reconnecting · last updated 08:20`, `Showing Thursday’s arrivals · last updated Thu 13 Aug 08:20`. */
function formatAge(reading: BoardReading, zone: ZoneName, now: Instant): string {
  const { readAt, pace } = reading;
  if (readAt === null) return beginning(reading);
  const { date, time, zone: label } = formatInstant(readAt, { display: 'mine', viewer: zone, now });
  const today = localDay(readAt, zone) === localDay(now, zone);
  const reported = `${today ? '' : `${date} `}${time} ${label}`;
  switch (boardAge(readAt, now, pace)) {
    case 'fresh':
    case 'never':
      return updatedAt(reported);
    case 'late':
      return reconnecting(reported);
    case 'old':
      return showingOld(today ? null : weekday(readAt, zone), reported);
  }
}

function beginning({ part, problem }: BoardReading): string {
  if (part) return problem === null ? beginnings.part : beginnings.partAgain;
  return problem === null ? beginnings.nothing : beginnings.nothingAgain;
}

/** Why it is not newer, what it lacks, and what of the address is ignored; empty where all is well. */
function notesOf({ problem, skipped }: BoardReading, dropped: readonly BoardNote[]): string {
  const lacks = describeUnread(skipped, 'record');
  return [problem, lacks, ...dropped.map(({ words }) => words)].filter((note) => note !== null).join(' · ');
}

function weekday(at: Instant, zone: ZoneName): string {
  return dayNames[new Date(localDay(at, zone)).getUTCDay()] ?? '';
}
