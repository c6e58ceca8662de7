import { useId } from 'react';
import type { Ashore } from '#/domain/board/ashore.ts';
import { ashoreGrid, ashoreLeading } from '#/domain/board/ashoreGrid.ts';
import { fitting, joined, type TextWidth } from '#/domain/board/layout.ts';
import type { BoardType, Screen } from '#/domain/board/typography.ts';
import { soft, word } from '#/domain/board/word.ts';
import { andMore, ashoreBand, onHold, readyForPickup } from '#/domain/board/words.ts';
import { bandSize } from './BoardPageRows.tsx';
import { BoardText } from './BoardText.tsx';

/** What is ready and what is on hold at the port, in what the arrivals leave of the page. */
export function BoardAshore({
  ashore,
  type,
  height,
  screen,
  widthOf,
}: {
  ashore: readonly Ashore[];
  type: BoardType;
  /** What the arrivals leave of the page, in CSS pixels. */
  height: number;
  screen: Screen;
  widthOf: TextWidth;
}) {
  const heading = useId();
  const width = screen.width - 2 * type.padding;
  const grid = ashoreGrid(ashore, type, height, screen, widthOf);
  if (!grid) return null;
  const { size, columns, shown } = grid;
  const [ready, held] = (['ready', 'held'] as const).map(
    (is) => ashore.filter((one) => one.is === is).length,
  );
  const words = [
    word(ashoreBand),
    ...(ready ? [word(readyForPickup(ready), 'good')] : []),
    ...(held ? [word(onHold(held), 'watch')] : []),
  ];
  const bandFont = bandSize * type.band;
  return (
    <>
      <h2
        id={heading}
        className="flex items-center bg-board-raised px-(--padding) font-semibold whitespace-nowrap"
        style={{ height: type.band, fontSize: fitting(widthOf(joined(words), bandFont), width) * bandFont }}
      >
        <span>
          <BoardText words={words} strong />
        </span>
      </h2>
      <ul
        aria-labelledby={heading}
        className="grid content-start gap-x-(--gap) overflow-hidden px-(--padding) whitespace-nowrap text-board-soft"
        style={{
          height: height - type.band,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          fontSize: size,
          lineHeight: ashoreLeading,
        }}
      >
        {ashore.slice(0, shown).map(({ key, words: said }) => (
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
        {shown < ashore.length && (
          <li>
            <BoardText words={[soft(andMore(ashore.length - shown))]} />
          </li>
        )}
      </ul>
    </>
  );
}
