import { useRef } from 'react';
import { type GridLine, isGroup, rowIdsBetween } from './gridLine.ts';

export type GridSelection = ReadonlySet<string>;

const none: GridSelection = new Set();

interface Run {
  /** The row from which it is extended. */
  readonly anchor: string;
  /** What was selected before, so that an extension that shrinks leaves no trace. */
  readonly before: GridSelection;
}

/**
 * Chooses rows one by one, from one to another, all, or none. What is selected and not in sight stays selected.
 *
 * @returns null where no row can be selected
 */
export function useGridSelection(
  lines: readonly GridLine[],
  selected: GridSelection = none,
  onSelect?: (selected: GridSelection) => void,
) {
  const run = useRef<Run>(null);
  const indexOf = (id: string) => lines.findIndex((line) => line.id === id);

  if (!onSelect) return null;
  return {
    toggle(id: string) {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      run.current = { anchor: id, before: next };
      onSelect(next);
    },
    /** From the row last toggled, or else from `origin`, to another. */
    extend(origin: string, to: string) {
      const { anchor, before } = (run.current ??= { anchor: origin, before: selected });
      const [from, until] = [indexOf(anchor), indexOf(to)];
      const between = from < 0 ? [to] : rowIdsBetween(lines, from, until);
      onSelect(new Set([...before, ...between]));
    },
    /** The next extension begins where the keyboard then is. */
    endRun() {
      run.current = null;
    },
    selectShown() {
      run.current = null;
      onSelect(new Set([...selected, ...rowIdsBetween(lines, 0, lines.length)]));
    },
    releaseShown() {
      run.current = null;
      const shown = new Set(rowIdsBetween(lines, 0, lines.length));
      onSelect(new Set([...selected].filter((id) => !shown.has(id))));
    },
    clear() {
      run.current = null;
      onSelect(new Set());
    },
  };
}

/** Whether the rows of the list are selected: all, none, or some. */
export function selectedOf(lines: readonly GridLine[], selected: GridSelection): boolean | 'mixed' {
  if (selected.size === 0) return false;
  let some = false;
  let all = true;
  for (const line of lines) {
    if (isGroup(line)) continue;
    if (selected.has(line.id)) some = true;
    else all = false;
    if (some && !all) return 'mixed';
  }
  return some;
}
