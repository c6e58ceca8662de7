import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * A card that a finger pushes to the right does something, once it was pushed far enough; before that it goes back. A finger
 * that goes up or down scrolls: the cards say `touch-action: pan-y`. What follows fingers is loaded when the cards are there.
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
    const left = new AbortController();
    // Without it a card is selected by its check box.
    import('./followSwipes.ts')
      .then(({ followSwipes }) => {
        if (!left.signal.aborted) followSwipes(place, left.signal, (id) => act(id));
      })
      .catch(() => undefined);
    return () => left.abort();
  }, [viewport, on]);
}
