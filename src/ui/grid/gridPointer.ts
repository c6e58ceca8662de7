import type { MouseEvent } from 'react';

/** The row in which something happened. */
export function rowAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
}

/** A click anywhere on a row is a click on its link, with the same keys held; text can still be selected. */
export function openRow(event: MouseEvent<HTMLElement>) {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
  if (getSelection()?.isCollapsed === false) return;
  const link = rowAt(target)?.querySelector('a');
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
