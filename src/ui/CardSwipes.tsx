import { type RefObject, useEffect, useEffectEvent } from 'react';
import { followSwipes } from './followSwipes.ts';

/**
 * A card that a finger pushes to the right does something, once it was pushed far enough; before that it goes back. A finger
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
