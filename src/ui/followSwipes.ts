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

/** Follows fingers on the cards of a place until the signal says to stop, and runs what a card that went far enough is for. */
export function followSwipes(place: HTMLElement, signal: AbortSignal, run: (id: string) => void): void {
  let swipe: Swipe | null = null;
  const end = () => {
    swipe?.card.style.removeProperty('--swipe');
    swipe = null;
  };
  const listen = (
    kind: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    answer: (event: PointerEvent) => void,
  ) => place.addEventListener(kind, answer, { signal });

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
    if (done.moved >= meant && id !== undefined) run(id);
  });
  listen('pointercancel', end);
}
