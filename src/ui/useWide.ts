import { useSyncExternalStore } from 'react';

// Tailwind's `xl`: below it the rows of a list are cards.
const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 80rem)');

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

/** Whether the window has room for a table with columns. */
export const isWide = () => wide?.matches ?? true;

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
