import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { lazyPart } from './lazyPart.ts';

it('leaves the page as it is while a part cannot be loaded, and draws it once the network is back', async () => {
  let isOnline = false;
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return { Filters: () => <p>filters</p> };
  }, 'Filters');
  render(
    <>
      <p>rows</p>
      <Part />
    </>,
  );
  await eventually(() => expect(tries).toBe(1));
  expect(screen.getByText('rows')).toBeDefined();
  expect(screen.queryByText('filters')).toBeNull();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('filters')).toBeDefined();
});

it('loads a part once, keeps its place until then, and draws it at once where it is here', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { Line: ({ of }: { of: string }) => <p>line of {of}</p> };
  };
  const Part = lazyPart(load, 'Line', () => <p>place</p>);
  const page = (...rows: string[]) => rows.map((row) => <Part key={row} of={row} />);
  const { rerender } = render(page('a', 'b'));
  expect(screen.getAllByText('place')).toHaveLength(2);
  await screen.findByText('line of a');
  expect(screen.queryByText('place')).toBeNull();
  rerender(page('a', 'b', 'c'));
  expect(screen.getByText('line of c')).toBeDefined();
  expect(loads).toBe(1);
});
