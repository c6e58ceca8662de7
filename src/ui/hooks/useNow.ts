import { useSyncExternalStore } from 'react';

const tickMilliseconds = 1_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

// One timer for the whole page, and none while the page is hidden.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, tickMilliseconds);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

let reading: number | undefined;

/**
 * The clock, read once for all that happens at once: React asks a store twice in a row and expects one answer, also where
 * a second ends in between.
 */
function present(): number {
  if (reading === undefined) {
    reading = Date.now();
    queueMicrotask(() => {
      reading = undefined;
    });
  }
  return reading;
}

/**
 * The present in milliseconds since the epoch, rounded down to a whole step, so that a component renders again
 * only when what it shows can have changed.
 */
export function useNow(stepMilliseconds: number): number {
  return useSyncExternalStore(subscribe, () => Math.floor(present() / stepMilliseconds) * stepMilliseconds);
}
