import type { Board } from '#/domain/board.ts';
import { isDimmed, pixelShift } from '#/domain/boardCare.ts';
import { boardPages } from '#/domain/boardPages.ts';
import type { BoardSettings } from '#/domain/boardSettings.ts';
import { boardType, type Screen } from '#/domain/boardType.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/useNow.ts';
import { BoardClocks } from './BoardClocks.tsx';
import { BoardFoot, type BoardReading } from './BoardFoot.tsx';
import { BoardRow } from './BoardRow.tsx';

interface BoardViewProps {
  readonly board: Board;
  readonly settings: BoardSettings;
  readonly reading: BoardReading;
  /** The size it is drawn for. */
  readonly screen: Screen;
}

const minute = 60_000;

/**
 * The board as it hangs on the wall. The page it shows follows from the clock alone, so that every screen with the
 * same address shows the same page, and a board that has run for weeks is the one that a fresh load would draw.
 */
export function BoardView({ board, settings, reading, screen }: BoardViewProps) {
  const type = boardType(screen, settings.distance, settings.rows);
  const { pinned, pages } = boardPages(board.lines, type.rows);
  const turn = useNow(settings.page * 1_000) / (settings.page * 1_000);
  const now = instant(useNow(minute));
  const page = turn % pages.length;
  const shift = pixelShift(now);
  const zone = board.zones[0] ?? utc;
  return (
    <section
      aria-label="Arrivals board"
      className={classes(
        'board flex flex-col overflow-hidden bg-board text-(length:--main) leading-[1.15] text-board-ink select-none',
        isDimmed(settings.dim, now, zone) && 'board-dimmed',
      )}
      style={{
        ...screen,
        ...colourScheme[settings.theme],
        ['--main' as string]: `${type.main}px`,
        ['--small' as string]: `${type.small}px`,
        ['--row' as string]: `${type.rowHeight}px`,
        transform: `translate(${shift.x}px, ${shift.y}px)`,
      }}
    >
      <header className="flex items-center justify-between gap-x-[1em] px-[0.5em] py-[0.15em] text-(length:--small)">
        <h1 className="min-w-0 truncate font-semibold">
          {settings.by === 'arrival' ? 'Arrivals' : 'Containers'} · {board.title}
        </h1>
        <BoardClocks zones={board.zones} />
      </header>
      <ul key={`${page}/${pages.length}`} className="board-page flex-1 overflow-hidden">
        {[...pinned, ...(pages[page] ?? [])].map((line) => (
          <BoardRow key={line.key} line={line} arrangement={type.arrangement} />
        ))}
        {board.lines.length === 0 && reading.readAt !== null && (
          <li className="flex h-full items-center justify-center text-board-soft">
            {nothingWords(settings)}
          </li>
        )}
      </ul>
      <BoardFoot reading={reading} zone={zone} now={now} page={page} pages={pages.length} />
    </section>
  );
}

const colourScheme = { dark: { colorScheme: 'dark' }, light: { colorScheme: 'light' }, auto: {} } as const;

function nothingWords({ by, days }: BoardSettings): string {
  const within = days === 0 ? 'today' : days === 1 ? 'until tomorrow' : `in the next ${days} days`;
  return by === 'arrival' ? `No arrival ${within}` : `No container arrives ${within} or waits`;
}
