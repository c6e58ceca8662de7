import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { printedPart } from './Printed.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('has its sheet for whoever prints by the menu of the browser, without a press or a key before', async () => {
  vi.useFakeTimers();
  const Sheet = printedPart(async () => ({ Sheet: () => <p>the sheet</p> }), 'Sheet');
  const { unmount } = render(<Sheet />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('the sheet')).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('the sheet')).toBeNull();
  unmount();
});
