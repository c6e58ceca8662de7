import { createRoot } from 'react-dom/client';
import { colours, type Draw, size } from './contender.ts';

export const draw: Draw = (root, days) => {
  const most = Math.max(...days.map(({ counts }) => counts.reduce((a, b) => a + b)));
  const raw = most / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((times) => times * power >= raw) ?? 10) * power;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  const y = (value: number) => size.height - size.foot - (value / most) * (size.height - size.foot - 8);
  const band = (size.width - size.left) / days.length;
  createRoot(root).render(
    <svg role="img" aria-label="Arrivals" viewBox={`0 0 ${size.width} ${size.height}`}>
      {ticks.map((tick) => (
        <text key={tick} x={size.left - 8} y={y(tick)} textAnchor="end">
          {tick}
        </text>
      ))}
      {days.map(({ day, counts }, at) => {
        let below = 0;
        return (
          <g key={day}>
            {counts.map((count, kind) => {
              const [from, to] = [below, (below += count)];
              const x = size.left + at * band;
              const height = y(from) - y(to);
              return (
                <rect
                  key={colours[kind]}
                  x={x}
                  y={y(to)}
                  width={band - 2}
                  height={height}
                  fill={colours[kind]}
                />
              );
            })}
          </g>
        );
      })}
    </svg>,
  );
};
