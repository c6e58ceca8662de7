import { useEffectEvent, useLayoutEffect } from 'react';
import { controlKey } from '#/ui/words.ts';

/** Apple keyboards give commands with ⌘; there Ctrl with a letter moves the cursor of a text field. */
export const isApple = /^(Mac|iP)/.test(navigator.platform);

/** The name of the key that makes a letter a command. */
export const commandKey = isApple ? '⌘' : controlKey;

/** Answers a character key wherever the focus is while it is on, unless somebody types or a dialog is open. */
export function useHotkey(key: string, on: boolean, run: () => void): void {
  useKeyDown((event) => {
    if (!on || event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
      return;
    event.preventDefault();
    run();
  });
}

/** Answers a letter with Ctrl, or with ⌘ on an Apple keyboard, also while somebody types. */
export function useCommandKey(letter: string, run: () => void): void {
  useKeyDown((event) => {
    const pressed = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!pressed || event.shiftKey || event.altKey || event.key.toLowerCase() !== letter) return;
    // The browser has a meaning of its own for many of them.
    event.preventDefault();
    if (!event.repeat) run();
  });
}

function useKeyDown(answer: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(answer);
  // Attached in the same commit as the button that it belongs to, so that the key works as soon as it is visible.
  useLayoutEffect(() => {
    document.addEventListener('keydown', latest);
    return () => document.removeEventListener('keydown', latest);
  }, []);
}

/** Whether a character key belongs to what has the focus, or to a dialog. */
export function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [role=dialog]') !== null)
  );
}
