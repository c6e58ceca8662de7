import { barY, plot } from '@observablehq/plot';
import { colours, type Draw, size } from './contender.ts';

export const draw: Draw = (root, days) => {
  const long = days.flatMap(({ day, counts }) => counts.map((count, kind) => ({ day, count, kind })));
  root.append(
    plot({
      width: size.width,
      height: size.height,
      ariaLabel: 'Arrivals',
      color: { domain: [0, 1, 2], range: [...colours] },
      x: { axis: null },
      marks: [barY(long, { x: 'day', y: 'count', fill: 'kind' })],
    }),
  );
};
