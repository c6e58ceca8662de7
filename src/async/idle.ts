/** How long work may go on before all else gets its turn: half a frame. */
const slice = 8;

/**
 * Waits until the page has nothing else to do.
 *
 * @returns when that is over, on the clock of `performance.now()`
 */
export function idle(): Promise<number> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks yet.
    if (typeof requestIdleCallback === 'undefined') setTimeout(() => resolve(performance.now() + slice), 0);
    else {
      requestIdleCallback((period) => resolve(performance.now() + Math.min(period.timeRemaining(), slice)), {
        timeout: 1_000,
      });
    }
  });
}

/** Drives work that can pause only while the page has nothing else to do. The signal ends it early. */
export async function whileIdle(
  work: Generator<undefined, void, undefined>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const until = await idle();
    if (signal.aborted) return;
    do {
      if (work.next().done) return;
    } while (performance.now() < until);
  }
}
