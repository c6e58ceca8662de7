/** What a piece of work may take before input and painting get their turn: half a frame. */
const slice = 8;

/**
 * Drives work that can pause to its end without freezing the page: at the latest after some milliseconds everything
 * else gets its turn.
 *
 * @param signal stops the work at its next pause; the promise then fails with the signal's reason
 */
export async function runCooperatively<T>(
  work: Generator<undefined, T, undefined>,
  signal?: AbortSignal,
): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const until = performance.now() + slice;
    while (performance.now() < until) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await pause();
  }
}

// Behind what waits already, such as the rest of a drawing: `scheduler.yield` would go on before it. Where there is no
// scheduler, a timer; browsers delay those by up to 4 ms, which a search does not feel.
function pause(): Promise<void> {
  return 'scheduler' in globalThis
    ? globalThis.scheduler.postTask(() => {})
    : new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
}
