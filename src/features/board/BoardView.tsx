import type { Board } from '#/domain/board/board.ts';
import { boardLayout } from '#/domain/board/layout.ts';
import { boardRound, pageAt } from '#/domain/board/pages.ts';
import { isDimmed, pixelShift } from '#/domain/board/screenCare.ts';
import type { BoardNote, BoardSettings } from '#/domain/board/settings.ts';
import type { Screen } from '#/domain/board/typography.ts';
import { minute, second } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/useNow.ts';
import { BoardFoot, type BoardReading } from './BoardFoot.tsx';
import { BoardHeader } from './BoardHeader.tsx';
import { BoardHeadings, BoardPageRows } from './BoardPageRows.tsx';
import { fittingRoundWords } from './roundWords.ts';
import { useTextWidth } from './textWidths.ts';
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
  const widthOf = useTextWidth();
  const layout = boardLayout(board, settings, screen, widthOf);
  const { type } = layout;
  const round = boardRound(board.lines, { ...type, height: type.list });
  const turn = useNow(settings.page * second) / (settings.page * second);
  const now = instant(useNow(minute));
  const { index, part } = pageAt(round, turn);
  const page = round[index]?.parts[part] ?? [];
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
        ['--padding' as string]: `${type.padding}px`,
        ['--gap' as string]: `${type.gap}px`,
        transform: `translate(${shift.x}px, ${shift.y}px)`,
      }}
    >
      <BoardHeader
        board={board}
        isComplete={reading.readAt !== null}
        type={type}
        screen={screen}
        widthOf={widthOf}
      />
      <BoardHeadings layout={layout} />
      <div
        key={`${index} ${part} ${round.length}`}
        className="board-page border-t border-board-line"
        style={{ height: type.list }}
      >
        <BoardPageRows
          page={page}
          layout={layout}
          screen={screen}
          today={board.today}
          widthOf={widthOf}
          lines={board.lines}
          now={now}
        />
        {board.lines.length === 0 && reading.readAt !== null && (
          <p className="flex h-full items-center justify-center text-center text-board-soft">
            {nothingWords(settings)}
          </p>
        )}
      </div>
      <BoardFoot
        reading={reading}
        dropped={dropped}
        zone={zone ?? utc}
        now={now}
        page={index}
        pages={round.length}
        round={fittingRoundWords(round, { index, part }, settings.page * second, layout, screen, widthOf)}
      />
    </section>
  );
}

function nothingWords({ by, days }: BoardSettings): string {
  return by === 'arrival' ? noArrivals(days) : noContainers(days);
}
