import type { Board } from '#/domain/board/board.ts';
import { boardPages } from '#/domain/board/pages.ts';
import { isDimmed, pixelShift } from '#/domain/board/screenCare.ts';
import type { BoardNote, BoardSettings } from '#/domain/board/settings.ts';
import { boardType, type Screen } from '#/domain/board/typography.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/useNow.ts';
import { BoardClocks } from './BoardClocks.tsx';
import { BoardFoot, type BoardReading } from './BoardFoot.tsx';
import { BoardRow } from './BoardRow.tsx';
import { boardLabel, noArrivals, noContainers } from './words.ts';

interface BoardViewProps {
  readonly board: Board;
  readonly settings: BoardSettings;
  readonly dropped: readonly BoardNote[];
  readonly reading: BoardReading;
  /** The size it is drawn for. */
  readonly screen: Screen;
}

/**
 * The board as it is on the wall. The page it shows follows from the clock alone, so that every screen with the
 * same address shows the same page, and a board that has run for weeks is the one that a fresh load would draw.
 */
export function BoardView({ board, settings, dropped, reading, screen }: BoardViewProps) {
  const type = boardType(screen, settings.distance, settings.rows);
  const { pinned, pages } = boardPages(board.lines, type.rows);
  const turn = useNow(settings.page * 1_000) / (settings.page * 1_000);
  const now = instant(useNow(minute));
  const page = turn % pages.length;
  const shift = pixelShift(now);
  const zone = board.zones[0] ?? null;
  return (
    <section
      aria-label={boardLabel}
      data-theme={settings.theme}
      className={classes(
        'board flex flex-col overflow-hidden bg-board text-(length:--main) leading-[1.08] text-board-ink select-none',
        isDimmed(settings.dim, now, zone) && 'board-dimmed',
      )}
      style={{
        ...screen,
        ['--main' as string]: `${type.main}px`,
        ['--small' as string]: `${type.small}px`,
        ['--lines' as string]: type.smallLines,
        ['--row' as string]: `${type.rowHeight}px`,
        transform: `translate(${shift.x}px, ${shift.y}px)`,
      }}
    >
      <header className="flex flex-1 flex-wrap content-center items-center justify-between gap-x-[1em] px-[0.5em] text-[calc(0.75*var(--small))]">
        <h1 className="truncate font-semibold">{board.title}</h1>
        <BoardClocks zones={board.zones} />
      </header>
      <ul
        key={`${page}/${pages.length}`}
        className={classes('board-page overflow-hidden', listClasses[type.arrangement])}
        style={{ height: type.rows * type.rowHeight }}
      >
        {[...pinned, ...(pages[page] ?? [])].map((line) => (
          <BoardRow key={line.key} line={line} arrangement={type.arrangement} />
        ))}
        {board.lines.length === 0 && reading.readAt !== null && (
          <li className="col-span-full flex items-center justify-center text-board-soft">
            {nothingWords(settings)}
          </li>
        )}
      </ul>
      <BoardFoot
        reading={reading}
        dropped={dropped}
        zone={zone ?? utc}
        now={now}
        page={page}
        pages={pages.length}
      />
    </section>
  );
}

const listClasses = {
  wide: 'grid auto-rows-(--row) grid-cols-[auto_minmax(0,1.3fr)_minmax(0,1fr)_auto_auto] gap-x-[0.7em]',
  usual: 'grid auto-rows-(--row) grid-cols-[auto_minmax(0,1fr)] gap-x-[0.4em]',
  narrow: 'grid auto-rows-(--row) grid-cols-1',
} as const;

function nothingWords({ by, days }: BoardSettings): string {
  return by === 'arrival' ? noArrivals(days) : noContainers(days);
}
