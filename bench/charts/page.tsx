import { createRoot } from 'react-dom/client';
import type { Day, Draw } from './contender.ts';

const contenders: Readonly<Record<string, () => Promise<{ readonly draw: Draw }>>> = {
  plain: () => import('./plain.tsx'),
  d3: () => import('./d3.tsx'),
  visx: () => import('./visx.tsx'),
  plot: () => import('./plot.tsx'),
  recharts: () => import('./recharts.tsx'),
  uplot: () => import('./uplot.tsx'),
  echarts: () => import('./echarts.tsx'),
};

const days = Array.from({ length: 56 }, (_, day): Day => {
  const wave = 90 + Math.round(60 * Math.sin(day / 3));
  return { day, counts: [wave, Math.round(wave / 3), day % 5] };
});

/** Milliseconds from the code at hand to the first frame with the chart. */
async function measure(name: string): Promise<number> {
  const contender = await contenders[name]?.();
  const root = document.querySelector('#root');
  if (!contender || !(root instanceof HTMLElement)) throw new Error(name);
  // The application has React anyway, and has drawn with it.
  createRoot(document.createElement('div')).render(null);
  const begin = performance.now();
  contender.draw(root, days);
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return performance.now() - begin;
}

declare global {
  interface Window {
    measureChart: typeof measure;
  }
}
window.measureChart = measure;
