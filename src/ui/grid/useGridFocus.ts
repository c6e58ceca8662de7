import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { isTaken } from '#/ui/hooks/useHotkey.ts';
import { type GridLine, isGroup, lineAfterKey } from './gridLine.ts';

const arrows: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);
const letters: ReadonlySet<string> = new Set(['j', 'k']);

interface Place {
  readonly id: string;
  readonly index: number;
}

/**
 * The row that the keyboard is at. Up and down go from row to row, left and right from cell to cell; of all rows one
 * link is a stop of the Tab key (grid pattern, https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 *
 * @param lead how many cells come before the one with the link of the row: the check box
 * @param singleKeys whether `j` and `k` enter the rows from anywhere on the page (WCAG 2.1.4)
 */
export function useGridFocus(
  lines: readonly GridLine[],
  body: RefObject<HTMLElement | null>,
  lastRow: string | undefined,
  onRow: (id: string) => void,
  singleKeys: boolean,
  lead: 0 | 1,
) {
  const [place, setPlace] = useState<Place | null>(lastRow === undefined ? null : { id: lastRow, index: 0 });
  /** The cell that takes the focus with the next drawing; the link of the row is in the first after `lead`. */
  const focusNext = useRef<number>(null);
  const focusIsHere = useRef(false);
  const lastCell = useRef<number>(lead);
  const index = indexNow(lines, place);
  const id = lines[index]?.id ?? null;

  // A row that left the list hands the focus to the same cell of the one that took its place, and no key finds itself nowhere.
  useLayoutEffect(() => {
    const lost = focusIsHere.current && document.activeElement === document.body;
    const cell = focusNext.current ?? (lost ? lastCell.current : null);
    focusNext.current = null;
    if (cell !== null && id !== null) focusCell(body.current, id, cell);
  });

  const goTo = (next: number, cell: number = lead) => {
    const line = lines[next];
    if (!line) return;
    focusNext.current = cell;
    focusIsHere.current = true;
    setPlace({ id: line.id, index: next });
  };

  // While nothing has the focus, the arrows mean the list: the page around it does not scroll. So do j and k from anywhere.
  const enter = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const isLetter =
      singleKeys && letters.has(key) && !isTaken(target) && !body.current?.contains(target as Node);
    const isArrow = arrows.has(key) && document.activeElement?.matches('body, main');
    if (!isLetter && !isArrow) return;
    event.preventDefault();
    goTo(index);
  });
  useLayoutEffect(() => {
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, []);

  return {
    index,
    lead,
    /** Takes the focus to a row, drawn or not. */
    goTo,
    onFocus(target: EventTarget) {
      focusIsHere.current = true;
      const row = rowAt(target);
      const focused = row?.dataset['line'];
      if (!row || focused === undefined) return;
      lastCell.current = [...row.children].findIndex((cell) => cell.contains(target as Node));
      onRow(focused);
      if (focused !== place?.id) {
        setPlace({ id: focused, index: lines.findIndex((line) => line.id === focused) });
      }
    },
    /** A row that leaves the document takes the focus with it and says nothing. */
    onBlur(next: EventTarget | null) {
      focusIsHere.current = next instanceof Node && (body.current?.contains(next) ?? false);
    },
  };
}

function indexNow(lines: readonly GridLine[], place: Place | null): number {
  if (place) {
    if (lines[place.index]?.id === place.id) return place.index;
    const moved = lines.findIndex(({ id }) => id === place.id);
    if (moved >= 0) return moved;
  }
  const at = Math.min(place?.index ?? 0, lines.length - 1);
  const line = lines[at];
  return line && isGroup(line) ? (lineAfterKey(lines, at, 'ArrowDown', 1) ?? at) : at;
}

/** Focuses a cell of a row, or what can be used in it. */
function focusCell(body: HTMLElement | null, id: string, cell: number) {
  const row = [...(body?.children ?? [])].find((one) => (one as HTMLElement).dataset['line'] === id);
  const target = row?.children[Math.min(cell, row.children.length - 1)];
  if (!(target instanceof HTMLElement)) return;
  const usable = target.querySelector<HTMLElement>('a, input, button');
  // A cell can hold the focus without being a stop of the Tab key.
  if (!usable) target.tabIndex = -1;
  (usable ?? target).focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

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
