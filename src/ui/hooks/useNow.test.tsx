import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

const noon = Date.parse('2026-08-12T12:00:00Z');

function Clock() {
  return <time>{new Date(useNow(1_000)).toISOString()}</time>;
}

describe('the present of the page', () => {
  it('is one time in all that is drawn at once, also where a second ends between two readings', () => {
    const errors = vi.spyOn(console, 'error');
    let reading = noon - 1;
    vi.spyOn(Date, 'now').mockImplementation(() => reading++);
    render([<Clock key="a" />, <Clock key="b" />]);
    expect(new Set(screen.getAllByRole('time').map(({ textContent }) => textContent)).size).toBe(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it('goes on each second while somebody looks', async () => {
    vi.useFakeTimers({ now: noon + 100 });
    render(<Clock />);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('time').textContent).toBe('2026-08-12T12:00:03.000Z');
  });
});
