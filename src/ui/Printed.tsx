import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from './usePrinting.ts';

/** What stands on paper in place of the whole page, drawn when it is printed, however that was asked for. */
export function Printed({ children }: { children: () => ReactNode }) {
  return usePrinting() ? createPortal(<div className="printed">{children()}</div>, document.body) : null;
}
