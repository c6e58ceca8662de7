import { AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { createRoot } from 'react-dom/client';
import { colours, type Draw, size } from './contender.ts';

export const draw: Draw = (root, days) => {
  const most = Math.max(...days.map(({ counts }) => counts.reduce((a, b) => a + b)));
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [size.left, size.width], padding: 0.1 });
  const y = scaleLinear({ domain: [0, most], range: [size.height - size.foot, 8] });
  const keys = ['0', '1', '2'];
  createRoot(root).render(
    <svg role="img" aria-label="Arrivals" viewBox={`0 0 ${size.width} ${size.height}`}>
      <BarStack
        data={[...days]}
        keys={keys}
        x={({ day }) => day}
        value={({ counts }, key) => counts[Number(key)] ?? 0}
        xScale={x}
        yScale={y}
        color={scaleOrdinal({ domain: keys, range: [...colours] })}
      />
      <AxisLeft scale={y} left={size.left} numTicks={4} />
    </svg>,
  );
};
