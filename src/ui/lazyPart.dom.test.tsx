import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { lazyPart } from './lazyPart.ts';

it('leaves the page as it is while a part cannot be loaded, and draws it once the network is back', async () => {
  let isOnline = false;
  let tries = 0;
  const Part = lazyPart<object>(async () => {
    tries += 1;
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>filters</p>;
  });
  render(
    <>
      <p>rows</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await eventually(() => expect(tries).toBe(1));
  expect(screen.getByText('rows')).toBeDefined();
  expect(screen.queryByText('filters')).toBeNull();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('filters')).toBeDefined();
});
