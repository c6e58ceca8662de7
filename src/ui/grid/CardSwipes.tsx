import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rowAt } from './useGridFocus.ts';

/** Of a finger before it is known where it goes, and of one that has gone far enough to mean it. Pixels. */
const [decided, meant] = [12, 96];

/**
 * A card that a finger pushes to either side does something, once it was pushed far enough; before that it goes back. A finger
 * that goes up or down scrolls: the cards say `touch-action: pan-y`.
 */
export function CardSwipes({
  viewport,
  label,
  run,
}: {
  viewport: RefObject<HTMLElement | null>;
  /** A word for it, on what the card with that id uncovers. */
  label: (id: string) => string | undefined;
  run: (id: string) => void;
}) {
  const say = useEffectEvent(label);
  const act = useEffectEvent(run);
  useEffect(() => {
    const place = viewport.current;
    if (!place) return;
    const left = new AbortController();
    followSwipes(place, left.signal, { label: (id) => say(id), run: (id) => act(id) });
    return () => left.abort();
  }, [viewport]);
  return null;
}

interface Swipe {
  readonly card: HTMLElement;
  readonly id: string;
  /** Stands beside the card, and comes into sight with it. */
  readonly label: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** How far the card has been moved, to the left below zero; null until the finger goes sideways. */
  moved: number | null;
}

/** What a push does. */
interface CardPush {
  /** A word for it, by the id of the card. */
  readonly label: (id: string) => string | undefined;
  readonly run: (id: string) => void;
}

/** Follows fingers on the cards of a place until the signal says to stop, and runs what a card that went far enough is for. */
function followSwipes(place: HTMLElement, signal: AbortSignal, { label, run }: CardPush): void {
  let swipe: Swipe | null = null;
  const end = () => {
    swipe?.card.style.removeProperty('--swipe');
    swipe?.label.remove();
    swipe = null;
  };
  const listen = (
    kind: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    answer: (event: PointerEvent) => void,
  ) => place.addEventListener(kind, answer, { signal });

  listen('pointerdown', ({ target, pointerType, pointerId, clientX, clientY, isPrimary }) => {
    end();
    const card = pointerType === 'mouse' || !isPrimary || !target ? null : rowAt(target);
    const id = card?.dataset['line'];
    if (!card || id === undefined) return;
    swipe = { card, id, label: createLabel(), pointer: pointerId, x: clientX, y: clientY, moved: null };
  });
  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (swipe?.pointer !== pointerId) return;
    const [right, down] = [clientX - swipe.x, Math.abs(clientY - swipe.y)];
    if (swipe.moved === null) {
      if (Math.max(Math.abs(right), down) < decided) return;
      if (Math.abs(right) < 2 * down) {
        swipe = null;
        return;
      }
      swipe.card.setPointerCapture(pointerId);
      swipe.label.textContent = label(swipe.id) ?? '';
      // After the cells, which keys count.
      swipe.card.append(swipe.label);
    }
    swipe.moved = right;
    swipe.label.className = labelLook(right);
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
    if (Math.abs(done.moved) >= meant) run(done.id);
  });
  listen('pointercancel', end);
}

function createLabel(): HTMLElement {
  const label = document.createElement('span');
  label.ariaHidden = 'true';
  return label;
}

/** On the side that the card uncovers. */
function labelLook(right: number): string {
  const side = right < 0 ? 'left-full justify-start pl-4' : 'right-full justify-end pr-4';
  return `absolute inset-y-0 flex w-40 items-center bg-accent font-semibold text-accent-ink ${side}`;
}
