/**
 * Waits until no other page of this device has the name, and has it until it is released or this page is closed. A
 * browser without locks, or a page that may not use them, has it at once: the service itself refuses what is sent twice.
 *
 * @returns how to release it, or to stop waiting for it
 */
export function takeOwnership(name: string, owned: () => void): () => void {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) {
    owned();
    return () => {};
  }
  const waiting = new AbortController();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  navigator.locks
    .request(`landfall.${name}`, { signal: waiting.signal }, () => {
      owned();
      return released;
    })
    .catch(() => {
      if (!waiting.signal.aborted) owned();
    });
  return () => {
    waiting.abort();
    release();
  };
}
