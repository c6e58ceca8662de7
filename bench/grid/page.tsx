import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Shipment } from '#/domain/shipment.ts';
import { agGrid } from './agGrid.tsx';
import { landfall } from './landfall.tsx';
import { muiGrid } from './muiGrid.tsx';
import { scroll } from './scroll.ts';
import { untilPainted } from './untilPainted.ts';

/** A list under measurement. */
export interface Contender {
  /** Gets the data ready, before the clock runs, and gives what draws it; a row is a container where told so. */
  readonly prepare: (shipments: readonly Shipment[], byContainer: boolean) => () => ReactNode;
  /** A row of the list. */
  readonly row: string;
  /** What scrolls. */
  readonly viewport: string;
  /** The text box of the quick filter. */
  readonly input: string;
}

const contenders: Readonly<Record<string, Contender>> = {
  landfall,
  'AG Grid': agGrid,
  'MUI X': muiGrid,
};

interface Measurements {
  mount(): Promise<number>;
  type(texts: readonly string[]): Promise<number[]>;
  scroll(seconds: number): Promise<{ frames: number; dropped: number }>;
}

declare global {
  interface Window {
    measure: (name: string, shipments: readonly Shipment[], byContainer: boolean) => Measurements;
    measured: Measurements;
  }
}

window.measure = (name, shipments, byContainer) => {
  const contender = contenders[name];
  if (!contender) throw new Error(`no such list: ${name}`);
  const { prepare, row, viewport, input } = contender;
  const view = prepare(shipments, byContainer);
  const host = document.createElement('div');
  host.style.height = '100%';
  document.querySelector('#root')?.replaceChildren(host);
  const root = createRoot(host);
  const rows = () => host.querySelectorAll(row).length;

  return {
    /** Milliseconds from nothing to the first rows on the screen. */
    async mount() {
      const start = performance.now();
      root.render(view());
      await untilPainted(host, () => rows() > 5);
      return performance.now() - start;
    },
    /** Milliseconds from each change of the filter's text to its rows on the screen. */
    async type(texts) {
      const box = host.querySelector<HTMLInputElement>(input);
      if (!box) throw new Error(`${name} has no text box`);
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const times: number[] = [];
      for (const text of texts) {
        const before = firstRows(host, row);
        const start = performance.now();
        setValue?.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
        await untilPainted(host, () => firstRows(host, row) !== before);
        times.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      return times;
    },
    scroll(seconds) {
      const element = host.querySelector<HTMLElement>(viewport);
      if (!element) throw new Error(`${name} has nothing to scroll`);
      return scroll(element, seconds);
    },
  };
};

/** What the first rows say; differs as soon as other rows are shown. */
function firstRows(host: Element, row: string): string {
  const texts = [...host.querySelectorAll(row)].slice(0, 12).map((one) => one.textContent);
  return texts.toSorted().join('\n');
}
