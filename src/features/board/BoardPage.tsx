import { useMemo, useSyncExternalStore } from 'react';
import { readBoardSearch } from '#/domain/board/search.ts';
import { type BoardNote, type BoardSettings, readBoardSettings } from '#/domain/board/settings.ts';
import type { BoardFleetQuery } from '#/queries/boardFleet.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { BoardBoundary } from './BoardBoundary.tsx';
import { BoardView } from './BoardView.tsx';
import { type Arrivals, useArrivals, useBoard } from './useBoard.ts';
import { useControls } from './useControls.ts';
import { useReleaseAtTurn } from './useReleaseAtTurn.ts';
import { useWakeLock } from './useWakeLock.ts';
import { fullScreen, setUp } from './words.ts';

interface BoardPageProps {
  readonly query: BoardFleetQuery;
  /** The query string, read. */
  readonly search: Readonly<Record<string, unknown>>;
}

/** The arrivals board on its own, for a wall: the address says everything, and nothing has to be touched. */
export function BoardPage({ query, search }: BoardPageProps) {
  const { settings, notes } = useMemo(() => readBoardSettings(readBoardSearch(search)), [search]);
  // Above the boundary: reading goes on while what was read cannot be drawn.
  const arrivals = useArrivals(query);
  const controls = useControls();
  useWakeLock();
  useReleaseAtTurn(settings.page * 1_000);
  return (
    <main className={classes('relative h-dvh w-dvw overflow-hidden bg-black', !controls && 'cursor-none')}>
      <BoardBoundary>
        <Wall arrivals={arrivals} settings={settings} dropped={notes} />
      </BoardBoundary>
      {controls && <Controls />}
    </main>
  );
}

interface WallProps {
  readonly arrivals: Arrivals;
  readonly settings: BoardSettings;
  readonly dropped: readonly BoardNote[];
}

function Wall({ arrivals, settings, dropped }: WallProps) {
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  const { board, reading } = useBoard(arrivals, settings);
  return (
    <BoardView
      board={board}
      settings={settings}
      dropped={dropped}
      reading={reading}
      screen={{ width, height }}
    />
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function Controls() {
  return (
    <div className="absolute right-4 bottom-4 flex gap-2 rounded-lg border border-line bg-surface p-2">
      <a href={`/arrivals/setup${window.location.search}`} className={buttonClasses()}>
        {setUp}
      </a>
      <Button onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>
        {fullScreen}
      </Button>
    </div>
  );
}
