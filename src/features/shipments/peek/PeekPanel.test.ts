import { expect, it } from 'vitest';
import { lastWholeEdge } from '#/features/shipments/peek/PeekPanel.tsx';

const columns = [152, 230, 248].map((width, index) => ({ id: String(index), width, chosenWidth: null }));

it.each([
  [800, 670],
  [670, 670],
  [669, 422],
  [100, 192],
])('of %i pixels a list takes what ends with a whole column', (room, edge) => {
  expect(lastWholeEdge(columns, room)).toBe(edge);
});

it('counts with the widths that a reader chose', () => {
  expect(lastWholeEdge([{ id: 'a', width: 152, chosenWidth: 300 }], 800)).toBe(340);
});
