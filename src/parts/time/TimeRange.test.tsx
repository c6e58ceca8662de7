import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readMoment } from '#/time/moment.ts';
import { TimeRange } from './TimeRange.tsx';

const at = (text: string, zone: string | null = 'America/Los_Angeles') => readMoment(text, zone);

it.each([
  ['2026-08-15T18:00:00Z', '2026-08-15T21:00:00Z', /^Sat 15 Aug.* 11:00–14:00PDT$/],
  ['2026-08-15T18:00:00Z', '2026-08-15T18:00:00Z', /^Sat 15 Aug.* 11:00PDT$/],
  ['2026-08-15T18:00:00Z', '2026-08-16T18:00:00Z', /^Sat 15 Aug.* 11:00PDT – Sun 16 Aug.* 11:00PDT$/],
])('two times of which one is right, %s and %s, are shown with one zone', (from, to, words) => {
  const [first, last] = [at(from), at(to)];
  const { container } = render(<p>{first && last && <TimeRange from={first} to={last} />}</p>);
  expect(screen.getAllByRole('time').length).toBeGreaterThan(0);
  expect(container.textContent).toMatch(words);
});
