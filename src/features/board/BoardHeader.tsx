import type { Board } from '#/domain/board/board.ts';
import { fitting, joined, type TextWidth } from '#/domain/board/layout.ts';
import type { Figures } from '#/domain/board/summary.ts';
import type { BoardType, Screen } from '#/domain/board/typography.ts';
import { minute } from '#/time/durations.ts';
import { formatInstant, type MomentText } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { BoardText } from './BoardText.tsx';

/** More clocks than can be read; the rows say their zone. */
const maxClocks = 3;
const between = 1;
/** The digits of a clock are larger than what is around it. */
const digits = 1.2;

interface BoardHeaderProps {
  readonly board: Board;
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
  { summary: { today, all } }: Board,
  { size, width }: { readonly size: number; readonly width: number },
  widthOf: TextWidth,
): readonly Figures[] {
  const both = today
    ? [
        [today, all],
        [today.slice(0, 3), all],
      ]
    : [];
  const choices = [...both, [all], [all.slice(0, 3)], [all.slice(1, 3)]];
  const widthOfAll = (choice: readonly Figures[]) =>
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
