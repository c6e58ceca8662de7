import { useLayoutEffect, useRef, useState } from 'react';
import type { BoardNote, BoardSettings } from '#/domain/board/settings.ts';
import type { Screen } from '#/domain/board/typography.ts';
import type { BoardFleetQuery } from '#/queries/boardFleet.ts';
import { BoardView } from './BoardView.tsx';
import { useArrivals, useBoard } from './useBoard.ts';
import { previewLabel } from './words.ts';

/** The board as that screen would show it, made small. */
export function BoardPreview({
  query,
  settings,
  dropped,
  screen,
}: {
  query: BoardFleetQuery;
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
  const { board, reading } = useBoard(useArrivals(query), settings);
  const scale = width / screen.width;
  return (
    <div
      ref={frame}
      role="img"
      aria-label={previewLabel}
      className="overflow-hidden rounded-lg border border-line bg-black"
      style={{ aspectRatio: `${screen.width} / ${screen.height}` }}
    >
      {width > 0 && (
        <div inert aria-hidden className="origin-top-left" style={{ transform: `scale(${scale})` }}>
          <BoardView board={board} settings={settings} dropped={dropped} reading={reading} screen={screen} />
        </div>
      )}
    </div>
  );
}
