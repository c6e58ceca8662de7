import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { DownIcon, UpIcon } from './icons.tsx';
import { GripIcon } from './menuIcons.tsx';
import { moveDown, moveUp, placeInOrder } from './words.ts';

export interface SortableItem {
  readonly id: string;
  readonly name: string;
  /** It stays where it is. */
  readonly fixed: boolean;
  readonly content: ReactNode;
}

/** Every item is as high, so that a distance is a number of places. */
const itemHeight = 36;

/** A list to put in order: by dragging the handle, or with two buttons for whoever does not drag (WCAG 2.2, 2.5.7). */
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
  const drag = useRef<{ readonly y: number; readonly index: number }>(null);
  const [said, setSaid] = useState('');

  const move = ({ id, name }: SortableItem, to: number) => {
    const place = Math.min(Math.max(to, 0), items.length - 1);
    if (items[place]?.fixed !== false) return;
    setSaid(placeInOrder(name, place + 1, items.length));
    onMove(id, place);
  };
  const begin = (event: PointerEvent<HTMLElement>, index: number) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, index };
  };
  const follow = (event: PointerEvent<HTMLElement>, item: SortableItem, index: number) => {
    if (!drag.current) return;
    const to = drag.current.index + Math.round((event.clientY - drag.current.y) / itemHeight);
    if (to !== index) move(item, to);
  };
  const end = () => {
    drag.current = null;
  };

  return (
    <>
      <ol aria-label={label}>
        {items.map((item, index) => (
          <li key={item.id} className="flex h-9 items-center rounded-md hover:bg-hover">
            <span
              aria-hidden
              onPointerDown={(event) => begin(event, index)}
              onPointerMove={(event) => follow(event, item, index)}
              onPointerUp={end}
              onPointerCancel={end}
              className={
                item.fixed
                  ? 'invisible w-8'
                  : 'flex w-8 cursor-grab touch-none justify-center self-stretch pt-2.5 text-ink-faint'
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
