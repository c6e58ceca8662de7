import { createRoot } from 'react-dom/client';
import type { RowKind } from '../../src/domain/list/row.ts';
import type { Shipment } from '../../src/domain/records/shipment.ts';
import { agGrid } from './agGrid.tsx';
import { application } from './application.tsx';
import type { Contender } from './contender.ts';
import { lastPaint } from './lastPaint.ts';
import { list } from './list.tsx';
import { muiGrid } from './muiGrid.tsx';
import { plain } from './plain.tsx';
import { scroll, type Scrolled } from './scroll.ts';
import { untilIdle } from './untilIdle.ts';
import { whenPainted } from './whenPainted.ts';

const contenders: Readonly<Record<string, Contender>> = {
  'our list': list,
  'our page': application,
  'AG Grid': agGrid,
  'MUI X': muiGrid,
  'plain list': plain,
};

/** Milliseconds from nothing. */
interface Mounted {
  /** To the first paint with a row. */
  readonly firstRows: number;
  /** To the last paint after which no text changed. */
  readonly atRest: number;
}

/** Milliseconds; null where nothing changed on the screen. */
interface Measurements {
  mount(): Promise<Mounted>;
  type(texts: readonly string[]): Promise<(number | null)[]>;
  scroll(seconds: number): Promise<Scrolled>;
}

declare global {
  interface Window {
    measure: (name: string, shipments: readonly Shipment[], by: RowKind) => Promise<Measurements>;
    measured: Measurements;
  }
}

window.measure = async (name, shipments, by) => {
  const contender = contenders[name];
  if (!contender) throw new Error(`no such list: ${name}`);
  const { prepare, row, viewport, input } = contender;
  const view = await prepare(shipments, by);
  const host = document.createElement('div');
  host.style.height = '100%';
  document.querySelector('#root')?.replaceChildren(host);
  const root = createRoot(host);
  const drawn = () => [...host.querySelectorAll(row)].filter((one) => one.textContent !== '');

  return {
    async mount() {
      await untilIdle();
      let firstRows = Number.NaN;
      const atRest = await lastPaint(host, everyText, async () => {
        const start = performance.now();
        const painted = firstPaintWithRows();
        root.render(view());
        firstRows = (await painted) - start;
      });
      return { firstRows, atRest: atRest ?? Number.NaN };
    },
    /** From each change of the filter's text to its rows on the screen. */
    async type(texts) {
      const box = host.querySelector<HTMLInputElement>(input);
      if (!box) throw new Error(`${name} has no text box`);
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const times: (number | null)[] = [];
      for (const text of texts) {
        await untilIdle();
        const time = await lastPaint(host, shown, () => {
          setValue?.call(box, text);
          box.dispatchEvent(new Event('input', { bubbles: true }));
        });
        times.push(time);
      }
      return times;
    },
    async scroll(seconds) {
      const element = host.querySelector<HTMLElement>(viewport);
      if (!element) throw new Error(`${name} has nothing to scroll`);
      await untilIdle();
      return scroll(element, row, seconds);
    },
  };

  function firstPaintWithRows(): Promise<number> {
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (drawn().length === 0) return;
        observer.disconnect();
        whenPainted(resolve);
      });
      observer.observe(host, { subtree: true, childList: true, characterData: true });
    });
  }

  /** All that the page says but its age, which changes with the clock. */
  function everyText(): string {
    return host.textContent.replaceAll(/\d+ s ago|just now/g, '');
  }

  /** How many rows there are, and what the first of them say; differs as soon as other rows are shown. */
  function shown(): string {
    const count = host.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount');
    const texts = drawn().map((one) => one.textContent);
    return [count, ...texts.slice(0, 12).toSorted()].join('\n');
  }
};
