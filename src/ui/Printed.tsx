import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** What stands on paper in place of the whole page, drawn when it is printed, however that was asked for. */
export function Printed({ children }: { children: () => ReactNode }) {
  return usePrinting() ? createPortal(<div className="printed">{children()}</div>, document.body) : null;
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
