import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classes } from '#/ui/classes.ts';
import { inPixels, widthOf } from '#/ui/words.ts';
import { type GridColumn, gridTracks } from './gridColumn.ts';

const step = 16;

interface Drag {
  readonly from: number;
  readonly width: number;
}

/**
 * The line after a heading, which sets the width of its column: dragged, or with the arrow keys; Enter and a double
 * click give the usual width back. (Window splitter pattern, https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/)
 */
export function ColumnSeparator({
  look,
  column,
  columns,
  isSelectable,
  tabIndex,
  onResize,
}: {
  /** Where it is, and its line. */
  look: string;
  column: GridColumn<never>;
  columns: readonly GridColumn<never>[];
  isSelectable: boolean;
  tabIndex: 0 | -1;
  onResize: (column: string, width: number | null) => void;
}) {
  const drag = useRef<Drag>(null);
  const { id, label, width, chosenWidth, leastWidth, maxWidth } = column;
  const within = (wanted: number) => Math.round(Math.min(Math.max(wanted, leastWidth), maxWidth));
  // A column without a width of its own may have got more than its usual one.
  const widthNow = (line: HTMLElement) => line.parentElement?.offsetWidth || (chosenWidth ?? width);

  const show = (line: HTMLElement, next: number | null) => {
    const sized = columns.map((one) => (one.id === id ? { ...one, chosenWidth: next } : one));
    const tracks = gridTracks(sized, isSelectable);
    const grid = line.closest<HTMLElement>('[data-tracks]');
    for (const [name, value] of Object.entries(tracks)) grid?.style.setProperty(name, value);
  };

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: widthNow(event.currentTarget) };
  };
  const dragged = ({ clientX }: PointerEvent<HTMLElement>) =>
    drag.current && within(drag.current.width + clientX - drag.current.from);
  // Only the tracks change while the pointer moves; the rows are drawn again when it lets go.
  const move = (event: PointerEvent<HTMLElement>) => {
    const next = dragged(event);
    if (next !== null) show(event.currentTarget, next);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const next = dragged(event);
    const moved = event.clientX !== drag.current?.from;
    drag.current = null;
    if (next !== null && moved) onResize(id, next);
  };
  const cancel = (event: PointerEvent<HTMLElement>) => {
    drag.current = null;
    show(event.currentTarget, chosenWidth);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const now = widthNow(event.currentTarget);
    const next = { ArrowLeft: now - step, ArrowRight: now + step, Home: leastWidth, End: maxWidth }[
      event.key
    ];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    onResize(id, next === undefined ? null : within(next));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A separator that can be moved is a widget (WAI-ARIA 1.2, separator).
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={widthOf(label)}
      aria-valuenow={chosenWidth ?? width}
      aria-valuemin={leastWidth}
      aria-valuemax={maxWidth}
      aria-valuetext={inPixels(chosenWidth ?? width)}
      tabIndex={tabIndex}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      onDoubleClick={() => onResize(id, null)}
      onKeyDown={press}
      className={classes(
        look,
        'cursor-col-resize touch-none hover:after:my-0 hover:after:w-0.5 hover:after:bg-focus',
      )}
    />
  );
}
