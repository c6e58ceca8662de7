import type { VirtualItem } from '@tanstack/react-virtual';
import type { GridProps } from './Grid.tsx';
import { GridCard } from './GridCard.tsx';
import { GridGroupRow } from './GridGroupRow.tsx';
import { GridRow } from './GridRow.tsx';

type Needs = 'lines' | 'columns' | 'selected' | 'nameOf' | 'card';

/** The lines that are in the document, each at its place. */
export function GridRows<Row>({
  items,
  measure,
  lines,
  columns,
  selected,
  nameOf,
  card,
  wide,
  current,
}: Pick<GridProps<Row>, Needs> & {
  items: readonly VirtualItem[];
  /** Takes the height of a card. */
  measure: (card: HTMLElement | null) => void;
  wide: boolean;
  /** The index of the row that is a stop of the Tab key. */
  current: number;
}) {
  return items.map(({ index, key, start }) => {
    const line = lines[index];
    if (!line) return null;
    const place = { rowIndex: index + 2, top: start };
    if (line.kind === 'group') {
      return (
        <GridGroupRow
          key={key}
          {...place}
          label={line.label}
          count={line.count}
          columnCount={columns.length + 1}
        />
      );
    }
    const row = {
      ...place,
      id: line.id,
      row: line.row,
      name: nameOf(line.row),
      selected: selected.has(line.id),
      tabIndex: index === current ? 0 : -1,
    } as const;
    return wide ? (
      <GridRow key={key} {...row} columns={columns} />
    ) : (
      <GridCard key={key} {...row} ref={measure} draw={card} columnCount={columns.length} />
    );
  });
}
