import { useMemo, useSyncExternalStore, useEffect, useRef, useState, Component, type ReactNode } from 'react';
import type { BoardFleetQuery } from '#/data/fleet/boardFleet.ts';
import { useRelease } from '#/device/release.ts';
import { readBoardSearch } from '#/domain/board/boardSearch.ts';
import { type BoardNote, type BoardSettings, readBoardSettings } from '#/domain/board/boardSettings.ts';
import { minute } from '#/time/durations.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { BoardControls } from './BoardControls.tsx';
import { BoardView } from './BoardView.tsx';
import { type Arrivals, useArrivals, useBoard } from './useBoard.ts';
import { notShown } from './words.ts';

const restartAfter = 10_000;

/** Draws the board again after drawing it failed: at a wall there is no user to do it. */
export class BoardBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.timer = setTimeout(() => this.setState({ failed: false }), restartAfter);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p
        role="alert"
        className="board flex h-dvh items-center justify-center bg-board text-[2rem] text-board-ink"
      >
        {notShown}
      </p>
    );
  }
}

const shownFor = 4_000;

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
      {controls && <BoardControls />}
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
      complete={arrivals.complete}
      screen={{ width, height }}
    />
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Takes the next release of the application when the page of the board turns, when no one is reading it. */
function useReleaseAtTurn(turnMilliseconds: number): void {
  const take = useRelease((release) => (release.byHand ? null : release.take));
  const turn = useNow(turnMilliseconds);
  const offeredAt = useRef<number | null>(null);
  useEffect(() => {
    if (!take) return;
    offeredAt.current ??= turn;
    if (turn !== offeredAt.current) take();
  }, [take, turn]);
}

/** True for a few seconds after the pointer moved or a key was pressed, neither of which happens at a wall. */
function useControls(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), shownFor);
    };
    const showIfMoved = ({ movementX, movementY }: PointerEvent) => {
      // A browser says so too when something moves beneath a pointer that lies still.
      if (movementX !== 0 || movementY !== 0) show();
    };
    window.addEventListener('pointermove', showIfMoved);
    window.addEventListener('pointerdown', show);
    window.addEventListener('keydown', show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', showIfMoved);
      window.removeEventListener('pointerdown', show);
      window.removeEventListener('keydown', show);
    };
  }, []);
  return shown;
}

/**
 * Keeps the screen on while the page is in sight. A browser gives the lock back whenever the page is hidden, and the
 * system may take it at any time, as on a low battery, after which it is asked for again once a minute at most.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      clearTimeout(timer);
      // Refused on a low battery, and where the browser does not allow it: the board is as good without.
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) return void held?.release();
      lock = held;
      if (held) held.addEventListener('release', holdLater);
      else holdLater();
    }
    const holdAgain = () => void hold();
    function holdLater(): void {
      if (over) return;
      clearTimeout(timer);
      timer = setTimeout(holdAgain, minute);
    }
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
}
