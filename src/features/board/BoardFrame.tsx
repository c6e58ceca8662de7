import { boardAge } from '#/domain/board/age.ts';
import { joined, type TextWidth } from '#/domain/board/boardColumns.ts';
import type { BoardNote } from '#/domain/board/boardSettings.ts';
import { fitting } from '#/domain/board/layout.ts';
import type { BoardType, Screen } from '#/domain/board/typography.ts';
import type { BoardWord } from '#/domain/board/word.ts';
import type { WordedBoard } from '#/domain/board/wordedBoard.ts';
import { unreadRecords } from '#/parts/lists/words.ts';
import { minute } from '#/time/durations.ts';
import { formatInstant, type MomentText } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { longParts } from '#/time/longDay.ts';
import type { ZoneName } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { describeBoardNote } from '#/wording/boardNotes.ts';
import { BoardText } from './BoardText.tsx';
import { beginnings, pageOf, reconnecting, showingOld, updatedAt } from './words.ts';

/** More clocks than can be read; the rows say their zone. */
const maxClocks = 3;
const between = 1;
/** The digits of a clock are larger than what is around it. */
const digits = 1.2;

interface BoardHeaderProps {
  readonly board: WordedBoard;
  /** Whether everything was read that the figures add up. */
  readonly isComplete: boolean;
  readonly type: BoardType;
  readonly screen: Screen;
  readonly widthOf: TextWidth;
}

/** What the board is of, the clocks of its ports, and below what its rows add up to. */
export function BoardHeader({ board, isComplete, type, screen, widthOf }: BoardHeaderProps) {
  const now = instant(useNow(minute));
  // From afar the rows have the room.
  const size = type.arrangement === 'columns' ? type.frame : 0.75 * type.frame;
  const width = screen.width - 2 * type.padding;
  const clocks = clocksOf(board.zones, now, { size, width: clocksShare * width }, widthOf);
  const clockScale = fitting(clocks.width, clocksShare * width);
  const title = fitting(widthOf(board.title, size), width - clockScale * clocks.width - size);
  const figures = isComplete ? fittingFigures(board, { size: summarySize * size, width }, widthOf) : [];
  return (
    <header
      className="flex flex-col justify-center px-(--padding) whitespace-nowrap"
      style={{ height: type.head, fontSize: size }}
    >
      <div className="flex items-baseline justify-between">
        <h1 className="font-semibold">
          <span style={{ fontSize: `${title}em` }}>{board.title}</span>
        </h1>
        <BoardClocks clocks={clocks} scale={clockScale} />
      </div>
      <p className="flex min-h-[1lh] gap-x-[1.5em] text-[0.85em] text-board-soft">
        {figures.map((words, index) => (
          <span key={index}>
            <BoardText words={words} strong />
          </span>
        ))}
      </p>
    </header>
  );
}

const clocksShare = 0.62;
const summarySize = 0.85;
const betweenFigures = 1.5;

/** The figures of today and of all days; where there is no room for both, fewer of them rather than a part of a word. */
function fittingFigures(
  { summary: { today, all } }: WordedBoard,
  { size, width }: { readonly size: number; readonly width: number },
  widthOf: TextWidth,
): readonly (readonly BoardWord[])[] {
  const both = today
    ? [
        [today, all],
        [today.slice(0, 3), all],
      ]
    : [];
  const choices = [...both, [all], [all.slice(0, 3)], [all.slice(1, 3)]];
  const widthOfAll = (choice: readonly (readonly BoardWord[])[]) =>
    choice.reduce((sum, words) => sum + widthOf(joined(words), size), 0) +
    (choice.length - 1) * betweenFigures * size;
  return choices.find((choice) => widthOfAll(choice) <= width) ?? [];
}

interface Clocks {
  readonly shown: readonly MomentText[];
  /** Whether they show their date: there is one for all rows. */
  readonly areDated: boolean;
  /** In CSS pixels. */
  readonly width: number;
}

/** The clocks that there is room for, those of most rows first, at least one; one alone has its date. */
function clocksOf(
  zones: readonly ZoneName[],
  now: Instant,
  { size, width: limit }: { readonly size: number; readonly width: number },
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
  for (const clock of different.slice(0, maxClocks)) {
    const longer = width + widthOfClock(clock) + (shown.length > 0 ? between * size : 0);
    if (shown.length > 0 && longer > limit) break;
    shown.push(clock);
    width = longer;
  }
  return { shown, areDated, width };
}

/** What the clocks of the ports show, each with its zone. */
function BoardClocks({ clocks: { shown, areDated }, scale }: { clocks: Clocks; scale: number }) {
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
      return showingOld(today ? null : longParts(localDay(readAt, zone)).weekday, reported);
  }
}

function beginning({ part, problem }: BoardReading): string {
  if (part) return problem === null ? beginnings.part : beginnings.partAgain;
  return problem === null ? beginnings.nothing : beginnings.nothingAgain;
}

/** Why it is not newer, what it lacks, and what of the address is ignored; empty where all is well. */
function notesOf({ problem, skipped }: BoardReading, dropped: readonly BoardNote[]): string {
  const lacks = skipped === 0 ? null : unreadRecords(skipped);
  return [problem, lacks, ...dropped.map(describeBoardNote)].filter((note) => note !== null).join(' · ');
}
