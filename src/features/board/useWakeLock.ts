import { useEffect } from 'react';
import { minute } from '#/time/durations.ts';

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
