import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** What stands on paper in place of the whole page, drawn when it is printed, however that was asked for. */
export function Printed({ children }: { children: () => ReactNode }) {
  return usePrinting() ? createPortal(<div className="printed">{children()}</div>, document.body) : null;
}

/**
 * The same with code of its own. The browser does not wait for it when it prints, so it is loaded once the page has
 * settled, and before that as soon as the pointer has moved or a key was pressed: the menu of a browser may print without
 * either. Until it is here, and where it could not be loaded, the browser prints what is in sight.
 *
 * @param name of the component in its module
 */
export function printedPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  return function PrintedPart(props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isAsked = false;
      const fetchPart = () => {
        if (isAsked) return;
        isAsked = true;
        load().then(
          (loaded) => setPart(() => loaded[name]),
          () => undefined,
        );
      };
      const timer = setTimeout(fetchPart, settled);
      void untilUsed().then(fetchPart);
      return () => {
        isAsked = true;
        clearTimeout(timer);
      };
    }, []);
    return Part && <Printed>{() => <Part {...props} />}</Printed>;
  };
}

/** Whether the page is being printed. What is drawn then is on the paper: the browser waits for it. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** In milliseconds: a page has its rows by then, and loads nothing that it needs any more. */
const settled = 4_000;

const signs = ['pointermove', 'pointerdown', 'keydown'];
let used: Promise<unknown> | null = null;

/** Once for all pages: whoever came to this one by a click may print it by the menu of the browser. */
export function untilUsed(): Promise<unknown> {
  used ??= new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true });
  });
  return used;
}
