import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page, where nothing smaller takes them.
 *
 * @param takes whether they are taken just now; else they are left to others, and at last to the browser, which leaves the
 *   page for them
 * @returns whether any are held over the page
 */
export function useFileDrop(takes: () => boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [held, setHeld] = useState(false);
  const isForUs = (event: DragEvent) =>
    event.dataTransfer?.types.includes('Files') === true && !event.defaultPrevented && takes();
  const over = useEffectEvent((event: DragEvent) => {
    if (!isForUs(event)) return;
    event.preventDefault();
    setHeld(true);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setHeld(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setHeld(false);
    if (!isForUs(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const left = new AbortController();
    const until = { signal: left.signal };
    window.addEventListener('dragover', over, until);
    window.addEventListener('dragleave', leave, until);
    window.addEventListener('drop', drop, until);
    return () => left.abort();
  }, []);
  return held;
}
