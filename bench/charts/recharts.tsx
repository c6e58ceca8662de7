import { createRoot } from 'react-dom/client';
import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import { colours, type Draw, size } from './contender.ts';

export const draw: Draw = (root, days) =>
  createRoot(root).render(
    <BarChart width={size.width} height={size.height} data={[...days]}>
      <XAxis dataKey="day" />
      <YAxis />
      {colours.map((fill, kind) => (
        <Bar key={fill} dataKey={`counts[${kind}]`} stackId="day" fill={fill} isAnimationActive={false} />
      ))}
    </BarChart>,
  );
