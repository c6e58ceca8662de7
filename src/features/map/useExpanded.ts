import { useEffect, useState } from 'react';

/**
 * Whether an element covers the whole window. While it does, what lies under it takes neither focus nor pointer, and
 * Escape makes it small again.
 *
 * @param selected another one makes it small as well: what is told of it lies under the element
 */
export function useExpanded(
  element: HTMLElement | null,
  selected: string | null,
): { expanded: boolean; toggle: () => void } {
  const [shown, setShown] = useState<{ readonly selected: string | null } | null>(null);
  const expanded = shown !== null && shown.selected === selected;
  useEffect(() => {
    if (!expanded || !element) return;
    const covered = othersThan(element).filter((other) => !other.inert);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setShown(null);
    };
    for (const other of covered) other.inert = true;
    document.addEventListener('keydown', onKey);
    return () => {
      for (const other of covered) other.inert = false;
      document.removeEventListener('keydown', onKey);
    };
  }, [expanded, element]);
  return { expanded, toggle: () => setShown(expanded ? null : { selected }) };
}

/** Everything in the page beside an element and what it stands in. */
function othersThan(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement);
  return [...(siblings as HTMLElement[]), ...othersThan(parent)];
}
