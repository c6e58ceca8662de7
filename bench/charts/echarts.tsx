import { BarChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import * as core from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { colours, type Draw, size } from './contender.ts';

core.use([BarChart, GridComponent, SVGRenderer]);

export const draw: Draw = (root, days) => {
  core.init(root, null, { renderer: 'svg', width: size.width, height: size.height }).setOption({
    animation: false,
    color: [...colours],
    xAxis: { type: 'category', data: days.map(({ day }) => day) },
    yAxis: {},
    series: colours.map((_, kind) => ({
      type: 'bar',
      stack: 'day',
      data: days.map(({ counts }) => counts[kind] ?? 0),
    })),
  });
};
