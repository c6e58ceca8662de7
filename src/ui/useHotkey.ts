import { useEffect, useEffectEvent } from 'react';

/** Answers a character key wherever the focus is, unless somebody types or a dialog is open. */
export function useHotkey(key: string, run: () => void): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
}

function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null)
  );
}
