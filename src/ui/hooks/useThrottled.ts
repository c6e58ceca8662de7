import { useCallback, useEffect, useRef } from 'react';

/** A function that runs at most once in so many milliseconds, including the last call. Unmounting cancels a waiting run. */
export function useThrottled(milliseconds: number, work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const last = useRef(-Infinity);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return useCallback(() => {
    if (timer.current !== null) return;
    const run = () => {
      timer.current = null;
      last.current = performance.now();
      latest.current();
    };
    const wait = last.current + milliseconds - performance.now();
    if (wait <= 0) run();
    else timer.current = setTimeout(run, wait);
  }, [milliseconds]);
}
