import { type PointerEvent, type ReactNode, useState } from 'react';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { DownIcon, UpIcon } from '#/ui/icons/icons.tsx';
import { GripIcon } from '#/ui/icons/menuIcons.tsx';
import { moveDown, moveUp, placeInOrder } from './sortableWords.ts';

export interface SortableItem {
  readonly id: string;
  readonly name: string;
  /** It stays where it is. */
  readonly fixed: boolean;
  readonly content: ReactNode;
}

interface Drag {
  readonly id: string;
  /** Where the pointer took hold of it. */
  readonly y: number;
  readonly from: number;
  /** Where it would be dropped. */
  readonly to: number;
  /** Every item is as high, so that a distance is a number of places. */
  readonly height: number;
}

/**
 * A list to put in order: by dragging the handle, or with two buttons for whoever does not drag (WCAG 2.2, 2.5.7). However
 * far an item is dragged, it moves once, where it is dropped.
 */
export function SortableList({
  label,
  items,
  onMove,
}: {
  label: string;
  items: readonly SortableItem[];
  /** `to` is the place in the whole list. */
  onMove: (id: string, to: number) => void;
}) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const shown = drag ? moved(items, drag) : items;

  /** The place in the list that is meant; null where it is taken by what stays. */
  const placeAt = (to: number) => {
    const place = Math.min(Math.max(to, 0), items.length - 1);
    return items[place]?.fixed === false ? place : null;
  };
  const move = ({ id, name }: SortableItem, to: number) => {
    const place = placeAt(to);
    if (place === null) return;
    setSaid(placeInOrder(name, place + 1, items.length));
    onMove(id, place);
  };
  const begin = (event: PointerEvent<HTMLElement>, { id }: SortableItem) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = items.findIndex((item) => item.id === id);
    const height = event.currentTarget.parentElement?.offsetHeight ?? 1;
    setDrag({ id, y: event.clientY, from, to: from, height });
  };
  const follow = ({ clientY }: PointerEvent) => {
    if (!drag) return;
    const to = placeAt(drag.from + Math.round((clientY - drag.y) / drag.height));
    if (to !== null && to !== drag.to) setDrag({ ...drag, to });
  };
  const drop = (item: SortableItem) => {
    setDrag(null);
    if (drag && drag.to !== drag.from) move(item, drag.to);
  };

  return (
    <>
      <ol aria-label={label}>
        {shown.map((item, index) => (
          <li
            key={item.id}
            className={classes(
              'flex h-9 items-center rounded max-md:h-12 hover:bg-hover',
              item.id === drag?.id && 'bg-hover',
            )}
          >
            <span
              aria-hidden
              onPointerDown={(event) => begin(event, item)}
              onPointerMove={follow}
              onPointerUp={() => drop(item)}
              onPointerCancel={() => setDrag(null)}
              className={
                item.fixed
                  ? 'invisible w-8'
                  : 'flex w-8 cursor-grab touch-none items-center justify-center self-stretch text-ink-faint'
              }
            >
              <GripIcon />
            </span>
            {item.content}
            {!item.fixed && (
              <>
                <Button look="bare" aria-label={moveUp(item.name)} onClick={() => move(item, index - 1)}>
                  <UpIcon />
                </Button>
                <Button look="bare" aria-label={moveDown(item.name)} onClick={() => move(item, index + 1)}>
                  <DownIcon />
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

function moved(items: readonly SortableItem[], { id, to }: Drag): readonly SortableItem[] {
  const item = items.find((each) => each.id === id);
  return item ? items.filter((each) => each !== item).toSpliced(to, 0, item) : items;
}
