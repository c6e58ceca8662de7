import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';

export interface Expansion {
  /** Whether the whole window is covered. */
  readonly expanded: boolean;
  readonly expand: () => void;
  readonly shrink: () => void;
}

/**
 * Whether an element covers the whole window. While it does, what lies under it takes neither focus nor pointer, and
 * Escape makes it small again.
 *
 * @param selected another one makes it small as well: what is told of it lies under the element
 */
export function useExpanded(element: HTMLElement | null, selected: string | null): Expansion {
  const [shown, setShown] = useState<{ readonly selected: string | null } | null>(null);
  const expanded = shown !== null && shown.selected === selected;
  const shrink = useCallback(() => setShown(null), []);
  useLayoutEffect(() => {
    if (!expanded || !element) return;
    const covered = othersThan(element).filter((other) => !other.inert);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) shrink();
    };
    for (const other of covered) other.inert = true;
    document.addEventListener('keydown', onKey);
    return () => {
      for (const other of covered) other.inert = false;
      document.removeEventListener('keydown', onKey);
    };
  }, [expanded, element, shrink]);
  return useMemo(
    () => ({ expanded, expand: () => setShown({ selected }), shrink }),
    [expanded, selected, shrink],
  );
}

/** Everything in the page beside an element and what it stands in. */
function othersThan(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement);
  return [...(siblings as HTMLElement[]), ...othersThan(parent)];
}

export const ExpansionContext = createContext<Expansion | null>(null);

/** The size of the card that a map stands in. A map that goes, such as one that failed, leaves its card small. */
export function useExpansion(): Expansion {
  const expansion = use(ExpansionContext);
  if (!expansion) throw new Error('useExpansion has to be used below a MapCard.');
  const { shrink } = expansion;
  // The button that makes the card small goes with the map.
  useEffect(() => shrink, [shrink]);
  return expansion;
}
