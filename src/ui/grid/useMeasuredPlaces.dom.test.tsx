import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useMeasuredPlaces } from './useMeasuredPlaces.ts';
import { useVirtualRows } from './useVirtualRows.ts';

const estimate = () => 100;
/** What every row is high here (`src/test/documentSetup.ts`). */
const actual = 56;
const rows = Array.from({ length: 500 }, (_, index) => ({ id: `row ${index}` }));

function List({ label }: { label: string }) {
  const viewport = useRef<HTMLDivElement>(null);
  const { places, measure } = useMeasuredPlaces({ label, rows, viewport, estimate });
  const { drawn, height } = useVirtualRows(rows, places, viewport);
  return (
    <div ref={viewport} data-testid="viewport">
      <ul style={{ height }}>
        {drawn.map(({ key, top }) => (
          <li key={key} ref={measure} data-line={key} data-top={top} />
        ))}
      </ul>
    </div>
  );
}

const viewport = () => screen.getByTestId('viewport');
const height = () => Number.parseInt(screen.getByRole('list').style.height, 10);
const drawn = () => screen.getAllByRole('listitem');

it('places rows by what they measure, and those that were never drawn by an estimate', () => {
  render(<List label="first" />);
  const tops = drawn().map((row) => Number(row.dataset['top']));
  expect(tops.slice(0, 3)).toEqual([0, actual, 2 * actual]);
  const seen = (500 * 100 - height()) / (100 - actual);
  expect(seen).toBeGreaterThanOrEqual(window.innerHeight / 100 - 2);
  expect(seen).toBeLessThan(40);
});

it('keeps the first row in sight in its place when rows above it turn out lower', async () => {
  render(<List label="second" />);
  viewport().scrollTop = 20_000;
  fireEvent.scroll(viewport());
  const below = height();
  // Rows around those in sight come once the page has nothing else to do.
  await act(() => new Promise((done) => setTimeout(done, 300)));
  const first = drawn()
    .map((row) => Number(row.dataset['top']))
    .findLast((top) => top <= viewport().scrollTop);
  expect(viewport().scrollTop).toBeLessThan(20_000);
  expect(height()).toBeLessThan(below);
  expect(viewport().scrollTop - (first ?? 0)).toBeLessThan(actual);
});

it('finds every row where it was when one comes back', () => {
  const { unmount } = render(<List label="third" />);
  const before = height();
  unmount();
  render(<List label="third" />);
  expect(height()).toBe(before);
});
