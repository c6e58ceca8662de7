import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { createRoot } from 'react-dom/client';
import { colours, type Day, type Draw, size } from './contender.ts';

export const draw: Draw = (root, days) => {
  const most = Math.max(...days.map(({ counts }) => counts.reduce((a, b) => a + b)));
  const x = scaleBand(
    days.map(({ day }) => day),
    [size.left, size.width],
  ).padding(0.1);
  const y = scaleLinear([0, most], [size.height - size.foot, 8]);
  const layers = stack<unknown, Day, number>()
    .keys([0, 1, 2])
    .value(({ counts }, kind) => counts[kind] ?? 0)([...days]);
  createRoot(root).render(
    <svg role="img" aria-label="Arrivals" viewBox={`0 0 ${size.width} ${size.height}`}>
      {y.ticks(4).map((tick) => (
        <text key={tick} x={size.left - 8} y={y(tick)} textAnchor="end">
          {tick}
        </text>
      ))}
      {layers.map((layer) =>
        layer.map(([from, to], at) => (
          <rect
            key={`${layer.key} ${at}`}
            x={x(days[at]?.day ?? 0) ?? 0}
            y={y(to)}
            width={x.bandwidth()}
            height={y(from) - y(to)}
            fill={colours[layer.key]}
          />
        )),
      )}
    </svg>,
  );
};
