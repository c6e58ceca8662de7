import { useEffect } from 'react';

/** Keeps the screen on while the page is in sight. A browser gives the lock back whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on a low battery, and where the browser does not allow it: the board is as good without.
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void held?.release();
      else lock = held;
    }
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
}
