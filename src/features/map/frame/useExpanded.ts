import { createContext, use, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';

export interface Expansion {
  /** Whether the whole window is covered. */
  readonly expanded: boolean;
  readonly expand: () => void;
  readonly restore: () => void;
}

/**
 * Whether an element covers the whole window. While it does, everything else is inert, and Escape collapses it.
 *
 * @param selected another selection collapses it as well, since its details are covered
 */
export function useExpanded(element: HTMLElement | null, selected: string | null): Expansion {
  const [shown, setShown] = useState<{ readonly selected: string | null } | null>(null);
  const expanded = shown !== null && shown.selected === selected;
  const restore = useCallback(() => setShown(null), []);
  useLayoutEffect(() => {
    if (!expanded || !element) return;
    const covered = othersThan(element).filter((other) => !other.inert);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) restore();
    };
    for (const other of covered) other.inert = true;
    document.addEventListener('keydown', onKey);
    return () => {
      for (const other of covered) other.inert = false;
      document.removeEventListener('keydown', onKey);
    };
  }, [expanded, element, restore]);
  return useMemo(
    () => ({ expanded, expand: () => setShown({ selected }), restore }),
    [expanded, selected, restore],
  );
}

/** All elements of the page beside an element and its ancestors. */
function othersThan(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement);
  return [...(siblings as HTMLElement[]), ...othersThan(parent)];
}

export const ExpansionContext = createContext<Expansion | null>(null);

/** The size of the card around a map. A map that is unmounted, such as one that failed, collapses its card. */
export function useExpansion(): Expansion {
  const expansion = use(ExpansionContext);
  if (!expansion) throw new Error('useExpansion has to be used below a MapCard.');
  const { restore } = expansion;
  // The button that collapses the card is unmounted with the map.
  useEffect(() => restore, [restore]);
  return expansion;
}
