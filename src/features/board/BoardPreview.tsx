import { useLayoutEffect, useRef, useState } from 'react';
import { boardLayout } from '#/domain/board/layout.ts';
import { maxRows } from '#/domain/board/pages.ts';
import type { BoardNote, BoardSettings } from '#/domain/board/settings.ts';
import type { Screen } from '#/domain/board/typography.ts';
import { BoardView } from './BoardView.tsx';
import { previewLabel, readableFrom, rowsPerPage, tooSmall } from './setupWords.ts';
import { useTextWidth } from './textWidths.ts';
import { type Arrivals, useBoard } from './useBoard.ts';

/** The board as that screen would show it, made small, and what its sizes come to. */
export function BoardPreview({
  arrivals,
  settings,
  dropped,
  screen,
}: {
  arrivals: Arrivals;
  settings: BoardSettings;
  dropped: readonly BoardNote[];
  screen: Screen;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const { board, reading } = useBoard(arrivals, settings);
  const { type } = boardLayout(board, settings, screen, useTextWidth());
  const scale = width / screen.width;
  return (
    <>
      <div
        ref={frame}
        role="img"
        aria-label={previewLabel}
        className="overflow-hidden rounded border border-line bg-black"
        style={{ aspectRatio: `${screen.width} / ${screen.height}` }}
      >
        {width > 0 && (
          <div inert aria-hidden className="origin-top-left" style={{ transform: `scale(${scale})` }}>
            <BoardView
              board={board}
              settings={settings}
              dropped={dropped}
              reading={reading}
              screen={screen}
            />
          </div>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {rowsPerPage(maxRows({ ...type, height: type.list }))}{' '}
        {type.readableFrom < settings.distance ? (
          <strong className="font-medium text-attention">
            {tooSmall(type.readableFrom.toFixed(1), settings.distance)}
          </strong>
        ) : (
          readableFrom(settings.distance)
        )}
      </p>
    </>
  );
}
