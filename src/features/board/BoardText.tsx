import { separator } from '#/domain/board/boardColumns.ts';
import type { BoardTone, BoardWord } from '#/domain/board/word.ts';
import { classes } from '#/ui/classes.ts';

export const inks: Readonly<Record<BoardTone, string>> = {
  plain: 'text-board-ink',
  good: 'text-board-good',
  watch: 'text-board-watch',
  bad: 'text-board-bad',
  soft: 'text-board-soft',
};

/** Words on one line. What is set apart has its colour. */
export function BoardText({ words, strong = false }: { words: readonly BoardWord[]; strong?: boolean }) {
  return words.map(({ text, tone }, index) => (
    <span key={index}>
      {index > 0 && separator}
      <span className={isSetApart(tone, strong) ? classes('font-semibold', inks[tone]) : undefined}>
        {text}
      </span>
    </span>
  ));
}

const isSetApart = (tone: BoardTone, strong: boolean): boolean =>
  tone !== 'soft' && (strong || tone !== 'plain');

/** Words of the small type below a larger one; the line is there without them. */
export function Below({ words, scale = 1 }: { words: readonly BoardWord[]; scale?: number }) {
  return (
    <span className="block min-h-[1lh] text-(length:--small) text-board-soft">
      <span style={scale < 1 ? { fontSize: `${scale}em` } : undefined}>
        <BoardText words={words} />
      </span>
    </span>
  );
}
