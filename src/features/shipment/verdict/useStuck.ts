import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a sticky element has reached the top of what scrolls, and how high it was until then: its place stays as high
 * as that when it is drawn smaller, so that nothing below it jumps.
 */
export function useStuck(element: RefObject<HTMLElement | null>): { isStuck: boolean; height: number } {
  const [stuck, setStuck] = useState({ isStuck: false, height: 0 });
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    // One pixel of the element leaves this box once it sticks to the top.
    const options = { root: scrollerOf(target), rootMargin: '-1px 0px 0px 0px', threshold: [1] };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { boundingClientRect: box, intersectionRatio, rootBounds } = entry;
      const isStuck = intersectionRatio < 1 && box.top < (rootBounds?.top ?? 0);
      setStuck((before) => ({ isStuck, height: before.isStuck ? before.height : box.height }));
    }, options);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return stuck;
}

/** The page itself scrolls on small screens: null. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
