import { useId, useState } from 'react';
import { type TextWidth, joined } from '#/domain/board/boardColumns.ts';
import { boardRound, pageAt, type Slot } from '#/domain/board/boardPages.ts';
import type { BoardNote, BoardSettings } from '#/domain/board/boardSettings.ts';
import { boardLayout, type BoardLayout, fitting } from '#/domain/board/layout.ts';
import type { BoardLine } from '#/domain/board/line.ts';
import { onLandGrid, onLandLeading } from '#/domain/board/onLandGrid.ts';
import { isDimmed, pixelShift } from '#/domain/board/screenCare.ts';
import { type Screen, typeOfPage, type BoardType } from '#/domain/board/typography.ts';
import type { AddUsual } from '#/domain/board/usual.ts';
import { soft } from '#/domain/board/word.ts';
import type { WordedBoard } from '#/domain/board/wordedBoard.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { minute, second } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { andMore } from '#/wording/board.ts';
import { boardPort } from '#/wording/boardRow.ts';
import { BoardFoot, type BoardReading, BoardHeader } from './BoardFrame.tsx';
import { BoardHeadings, BoardPageRows, bandSize } from './BoardPageRows.tsx';
import { BoardText } from './BoardText.tsx';
import { useTextWidth } from './textWidths.ts';
import {
  boardLabel,
  noArrivals,
  noContainers,
  nextOfAllPorts,
  partOf,
  portByPort,
  turnsEvery,
} from './words.ts';

/** Size of the foot to the small size. */
const footSize = 0.75;
/** What waits at the port needs two lines of the least size. */
const leastBelow = 2.7;
/** Of the list, for the words that nothing arrives, above what waits at the port. */
const emptyShare = 0.3;
/** What an age without trouble and the number of the page take, in ems. */
const roomForOthers = 18;

const settledAfter = 5 * second;
// History is no part of what a board starts from.
const UsualDelays = lazyPart(
  () => new Promise((settled) => setTimeout(settled, settledAfter)).then(() => import('./UsualDelays.tsx')),
  'UsualDelays',
);

interface BoardViewProps {
  readonly board: WordedBoard;
  readonly settings: BoardSettings;
  readonly dropped: readonly BoardNote[];
  readonly reading: BoardReading;
  /** All shipments of the account; null until they are loaded. */
  readonly complete: readonly Shipment[] | null;
  /** The size it is drawn for. */
  readonly screen: Screen;
}

/**
 * The board as it is on the wall. The page it shows follows from the clock alone, so that every screen with the
 * same address shows the same page, and a board that has run for weeks is the one that a fresh load would draw.
 */
export function BoardView({ board, settings, dropped, reading, complete, screen }: BoardViewProps) {
  const widthOf = useTextWidth();
  const layout = boardLayout(board, settings, screen, widthOf);
  const { type } = layout;
  const round = boardRound(board.lines, { ...type, height: type.list });
  const turn = useNow(settings.page * second) / (settings.page * second);
  const now = instant(useNow(minute));
  const { index, part } = pageAt(round, turn);
  const page = round[index]?.parts[part] ?? [];
  const rows = page.reduce((sum, section) => sum + section.rows.length, 0);
  // What waits at the port is below the arrivals of a single page.
  const onLand = round.length === 1 && reading.readAt !== null ? board.onLand : [];
  const used = rows === 0 ? emptyShare * type.list : rows * type.row + page.length * type.band;
  const left = type.list - used - 1;
  const isBelow = onLand.length > 0 && left - type.band >= leastBelow * type.least;
  const paged = isBelow ? type : typeOfPage(type, rows, page.length);
  const [usual, setUsual] = useState<{ readonly add: AddUsual }>();
  const shown = { ...layout, type: paged };
  const shift = pixelShift(now);
  const zone = board.zones[0] ?? null;
  return (
    <section
      aria-label={boardLabel}
      aria-busy={!usual}
      data-theme={settings.theme}
      className={classes(
        'board flex flex-col overflow-hidden bg-board text-(length:--main) leading-[1.08] text-board-ink select-none',
        isDimmed(settings.dim, now, zone) && 'board-dimmed',
      )}
      style={{
        ...screen,
        ['--main' as string]: `${type.main}px`,
        ['--small' as string]: `${type.small}px`,
        ['--frame' as string]: `${type.frame}px`,
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
      <BoardHeadings layout={layout} headings={board.headings} />
      <div
        key={`${index} ${part} ${round.length}`}
        className="board-page border-t border-board-line"
        style={{ height: type.list }}
      >
        <BoardPageRows
          page={usual ? usual.add(page, shown, widthOf, now) : page}
          layout={shown}
          screen={screen}
          widthOf={widthOf}
          now={now}
        />
        {board.lines.length === 0 && reading.readAt !== null && (
          <p
            className="flex items-center justify-center text-center text-board-soft"
            style={{ height: isBelow ? used : '100%' }}
          >
            {describeEmptyBoard(settings)}
          </p>
        )}
        {isBelow && (
          <BoardOnLand
            onLand={onLand}
            band={board.onLandBand}
            type={type}
            height={left}
            screen={screen}
            widthOf={widthOf}
          />
        )}
      </div>
      {complete && <UsualDelays shipments={complete} onCount={setUsual} />}
      <BoardFoot
        reading={reading}
        dropped={dropped}
        zone={zone ?? utc}
        now={now}
        page={index}
        pages={round.length}
        round={describeFittingRound(round, { index, part }, settings.page * second, layout, screen, widthOf)}
      />
    </section>
  );
}

function describeEmptyBoard({ by, days }: BoardSettings): string {
  return by === 'arrival' ? noArrivals(days) : noContainers(days);
}

interface Shown {
  readonly index: number;
  readonly part: number;
}

/**
 * What the other pages show, and when, the fuller words first: a reader who is not on this one knows how long to wait.
 * None where there is one page.
 */
function describeRound(
  round: readonly Slot<BoardLine>[],
  { index, part }: Shown,
  pageMilliseconds: number,
): readonly string[] {
  const slot = round[index];
  if (!slot || round.length === 1) return [];
  const all = formatDuration(round.length * pageMilliseconds);
  if (slot.of === 'time') return [turnsEvery(formatDuration(pageMilliseconds))];
  if (slot.of === 'next') return nextOfAllPorts;
  const parts = slot.parts.length;
  return parts === 1
    ? portByPort(all)
    : partOf(boardPort(slot.parts[part]?.[0]?.rows[0]?.port ?? null), part + 1, parts, all);
}

/** The fullest that fit into the foot beside the age and the number of the page; null where none do. */
function describeFittingRound(
  round: readonly Slot<BoardLine>[],
  shown: Shown,
  pageMilliseconds: number,
  { type }: BoardLayout,
  screen: Screen,
  widthOf: TextWidth,
): string | null {
  const size = footSize * type.frame;
  const room = screen.width - 2 * type.padding - roomForOthers * size;
  const choices = describeRound(round, shown, pageMilliseconds);
  return choices.find((words) => widthOf(words, size) <= room) ?? null;
}

/** What is ready and what is on hold at the port, in what the arrivals leave of the page. */
function BoardOnLand({
  onLand,
  band,
  type,
  height,
  screen,
  widthOf,
}: {
  onLand: WordedBoard['onLand'];
  /** What is above it. */
  band: WordedBoard['onLandBand'];
  type: BoardType;
  /** What the arrivals leave of the page, in CSS pixels. */
  height: number;
  screen: Screen;
  widthOf: TextWidth;
}) {
  const heading = useId();
  const width = screen.width - 2 * type.padding;
  const grid = onLandGrid(onLand, type, height, screen, widthOf);
  if (!grid) return null;
  const { size, columns, shown } = grid;
  const bandFont = bandSize * type.band;
  return (
    <>
      <h2
        id={heading}
        className="flex items-center bg-board-raised px-(--padding) font-semibold whitespace-nowrap"
        style={{ height: type.band, fontSize: fitting(widthOf(joined(band), bandFont), width) * bandFont }}
      >
        <span>
          <BoardText words={band} strong />
        </span>
      </h2>
      <ul
        aria-labelledby={heading}
        className="grid content-start gap-x-(--gap) overflow-hidden px-(--padding) whitespace-nowrap text-board-soft"
        style={{
          height: height - type.band,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          fontSize: size,
          lineHeight: onLandLeading,
        }}
      >
        {onLand.slice(0, shown).map(({ key, words: said }) => (
          <li key={key}>
            <span
              style={{
                fontSize: `${fitting(widthOf(joined(said), size), (width + type.gap) / columns - type.gap)}em`,
              }}
            >
              <BoardText words={said} strong />
            </span>
          </li>
        ))}
        {shown < onLand.length && (
          <li>
            <BoardText words={[soft(andMore(onLand.length - shown))]} />
          </li>
        )}
      </ul>
    </>
  );
}
