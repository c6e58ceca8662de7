import type { KeyboardEvent } from 'react';
import { type GridLine, lineAfterKey } from './gridLine.ts';
import type { useGridFocus } from './useGridFocus.ts';
import type { useGridSelection } from './useGridSelection.ts';

/** What the keys of a grid need to know and may do. */
export interface GridKeyTargets {
  readonly lines: readonly GridLine[];
  readonly focus: ReturnType<typeof useGridFocus>;
  readonly selection: ReturnType<typeof useGridSelection>;
  readonly hasSelection: boolean;
  /** How many lines are in sight. */
  readonly page: number;
  /** Takes the keyboard above the first row. */
  readonly onLeave: () => void;
  readonly onKey: ((key: string, id: string) => boolean) | undefined;
  /** By the place of the cell among the columns. */
  readonly onEdit: (id: string, place: number) => boolean;
}

/** Answers a key pressed on a row. Keys that mean nothing here go on to the browser. */
export function pressGridKey(event: KeyboardEvent<HTMLElement>, targets: GridKeyTargets): void {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null;
  const id = row?.dataset['line'];
  if (!row || id === undefined || event.altKey) return;
  if (answers(event, row, id, targets)) event.preventDefault();
}

function answers(
  event: KeyboardEvent<HTMLElement>,
  row: HTMLElement,
  id: string,
  { lines, focus, selection, hasSelection, page, onLeave, onKey, onEdit }: GridKeyTargets,
): boolean {
  const { key, shiftKey, target } = event;
  const cell = [...row.children].findIndex((one) => one.contains(target as Node));
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'a') return false;
    selection.selectShown();
    return true;
  }
  switch (key) {
    case 'x':
    case 'X':
      selection.toggle(id);
      return true;
    case ' ':
      if (target instanceof HTMLInputElement || target instanceof HTMLButtonElement) return false;
      if (onKey?.(key, id) !== true) selection.toggle(id);
      return true;
    case 'Escape':
      if (onKey?.(key, id) === true) return true;
      if (hasSelection) selection.clear();
      return hasSelection;
    case 'F2':
      return onEdit(id, cell - 1);
    case 'Enter':
      if (target instanceof HTMLAnchorElement || target instanceof HTMLButtonElement) return false;
      row.querySelector('a')?.click();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const next = cell + (key === 'ArrowRight' ? 1 : -1);
      if (next < 0 || next >= row.children.length) return true;
      focus.goTo(focus.index, next);
      return true;
    }
    default: {
      const next = lineAfterKey(lines, focus.index, key, page);
      if (next === null) return /^[a-z]$/.test(key) && onKey?.(key, id) === true;
      if (next === focus.index && key === 'ArrowUp') onLeave();
      if (next === focus.index) return true;
      if (shiftKey) selection.extend(id, lines[next]?.id ?? id);
      else selection.endRun();
      focus.goTo(next, cell);
      return true;
    }
  }
}
