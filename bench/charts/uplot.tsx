import Chart from 'uplot';
import { colours, type Draw, size } from './contender.ts';

export const draw: Draw = (root, days) => {
  const { bars } = Chart.paths;
  // It has no stacks: the highest is drawn first, and lower ones over it.
  const upTo = (kind: number) => days.map(({ counts }) => counts.slice(0, kind + 1).reduce((a, b) => a + b));
  new Chart(
    {
      width: size.width,
      height: size.height,
      scales: { x: { time: false } },
      series: [
        {},
        ...[2, 1, 0].map((kind) => ({ fill: colours[kind] ?? '', ...(bars ? { paths: bars() } : {}) })),
      ],
    },
    [days.map(({ day }) => day), upTo(2), upTo(1), upTo(0)],
    root,
  );
};
