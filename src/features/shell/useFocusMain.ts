import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * A link of a page goes away with the page. So that the keyboard and a screen reader go on in the next page, and
 * not at the top of the document, the page takes the focus when nothing else has it.
 */
export function useFocusMain(main: RefObject<HTMLElement | null>): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const left = useRef<string>(undefined);
  useEffect(() => {
    const from = left.current;
    left.current = pathname;
    if (from === undefined || from === pathname) return;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
