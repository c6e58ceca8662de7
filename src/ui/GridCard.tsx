import { memo, type ReactNode, type Ref } from 'react';
import { CheckBox } from './CheckBox.tsx';
import type { AnyRow } from './gridLine.ts';
import { select } from './words.ts';

interface GridCardProps<Row extends AnyRow> {
  readonly ref: Ref<HTMLDivElement>;
  readonly row: Row;
  readonly name: string;
  readonly draw: (row: Row, tabIndex: 0 | -1) => ReactNode;
  readonly rowIndex: number;
  readonly top: number;
  readonly columnCount: number;
  readonly selected: boolean;
  readonly changed?: boolean | undefined;
  readonly tabIndex: 0 | -1;
}

function Card<Row extends AnyRow>({
  ref,
  row,
  name,
  draw,
  rowIndex,
  top,
  columnCount,
  selected,
  changed,
  tabIndex,
}: GridCardProps<Row>) {
  return (
    <div
      ref={ref}
      role="row"
      data-line={row.id}
      data-changed={changed || undefined}
      data-index={rowIndex - 2}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      className="absolute top-0 left-0 flex w-full [touch-action:pan-y] border-b border-line bg-surface text-sm focus-within:bg-hover hover:bg-hover aria-selected:bg-accent-wash data-changed:just-changed"
      style={{ transform: `translate(var(--swipe, 0px), ${top}px)` }}
    >
      <div role="gridcell" className="flex">
        <CheckBox className="pt-3" label={select(name)} checked={selected} tabIndex={-1} />
      </div>
      <div role="gridcell" aria-colspan={columnCount} className="min-w-0 flex-1 py-2 pr-3">
        {draw(row, tabIndex)}
      </div>
    </div>
  );
}

/** A row of a grid on a narrow page, as high as what it says. */
export const GridCard = memo(Card) as typeof Card;
