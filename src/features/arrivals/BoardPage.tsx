import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readBoardSettings } from '#/domain/boardSettings.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { BoardBoundary } from './BoardBoundary.tsx';
import { BoardView } from './BoardView.tsx';
import { useBoard } from './useBoard.ts';
import { useControls } from './useControls.ts';
import { useScreen } from './useScreen.ts';
import { useWakeLock } from './useWakeLock.ts';

const route = getRouteApi('/arrivals');

/** The arrivals board on its own, for a wall: the address says everything, and nothing has to be touched. */
export function BoardPage() {
  const controls = useControls();
  useWakeLock();
  return (
    <main className={classes('relative h-dvh w-dvw overflow-hidden bg-black', !controls && 'cursor-none')}>
      <title>Arrivals · Landfall</title>
      <BoardBoundary>
        <Wall />
      </BoardBoundary>
      {controls && <Controls />}
    </main>
  );
}

function Wall() {
  const { fleetQuery } = route.useRouteContext();
  const search = route.useSearch();
  const { settings } = useMemo(() => readBoardSettings(search), [search]);
  const screen = useScreen();
  return <BoardView settings={settings} screen={screen} {...useBoard(fleetQuery, settings)} />;
}

function Controls() {
  const search = route.useSearch();
  return (
    <div className="absolute right-4 bottom-4 flex gap-2 rounded-lg border border-line bg-surface p-2">
      <Link to="/arrivals/setup" search={search} className="px-2 py-1 text-sm underline">
        Set up this board
      </Link>
      <Button onClick={() => void document.documentElement.requestFullscreen()}>Full screen</Button>
    </div>
  );
}
