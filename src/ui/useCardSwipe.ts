import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rowAt } from './gridPointer.ts';

/** Of a finger before it is known where it goes, and of one that has gone far enough to mean it. Pixels. */
const [decided, meant] = [12, 96];

interface Swipe {
  readonly card: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** How far the card has been moved; null until the finger goes sideways. */
  moved: number | null;
}

/**
 * A card that a finger pushes to the right does something, once it was pushed far enough; before that it goes back. A finger
 * that goes up or down scrolls: the cards say `touch-action: pan-y`.
 */
export function useCardSwipe(
  viewport: RefObject<HTMLElement | null>,
  on: boolean,
  run: (id: string) => void,
): void {
  const act = useEffectEvent(run);
  useEffect(() => {
    const place = viewport.current;
    if (!place || !on) return;
    let swipe: Swipe | null = null;
    const end = () => {
      swipe?.card.style.removeProperty('--swipe');
      swipe = null;
    };
    const listeners = new AbortController();
    const listen = (
      kind: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      answer: (event: PointerEvent) => void,
    ) => place.addEventListener(kind, answer, { signal: listeners.signal });

    listen('pointerdown', ({ target, pointerType, pointerId, clientX, clientY, isPrimary }) => {
      end();
      const card = pointerType === 'mouse' || !isPrimary || !target ? null : rowAt(target);
      if (card) swipe = { card, pointer: pointerId, x: clientX, y: clientY, moved: null };
    });
    listen('pointermove', ({ pointerId, clientX, clientY }) => {
      if (swipe?.pointer !== pointerId) return;
      const [right, down] = [clientX - swipe.x, Math.abs(clientY - swipe.y)];
      if (swipe.moved === null) {
        if (Math.max(Math.abs(right), down) < decided) return;
        if (right < 2 * down) {
          swipe = null;
          return;
        }
        swipe.card.setPointerCapture(pointerId);
      }
      swipe.moved = Math.max(0, right);
      swipe.card.style.setProperty('--swipe', `${swipe.moved}px`);
    });
    listen('pointerup', () => {
      const done = swipe;
      end();
      if (!done || done.moved === null) return;
      // A click that follows at once opens nothing.
      const clicks = new AbortController();
      place.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          event.stopPropagation();
        },
        { capture: true, signal: clicks.signal },
      );
      setTimeout(() => clicks.abort());
      const id = done.card.dataset['line'];
      if (done.moved >= meant && id !== undefined) act(id);
    });
    listen('pointercancel', end);
    return () => listeners.abort();
  }, [viewport, on]);
}
