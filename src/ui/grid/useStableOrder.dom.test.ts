import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useStableOrder } from './useStableOrder.ts';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));
const view = {};

const passes = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The ids on the screen, and a list that can be sorted anew. */
function draw(isLive: boolean) {
  const { result, rerender, unmount } = renderHook(({ rows }) => useStableOrder(rows, view, isLive), {
    initialProps: { rows: rowsOf('a', 'b') },
  });
  return {
    shown: () => result.current.shown.map(({ id }) => id),
    does: (name: keyof typeof result.current.holding) => act(() => result.current.holding[name]?.()),
    becomes: (...ids: string[]) => rerender({ rows: rowsOf(...ids) }),
    leaves: unmount,
  };
}

beforeEach(() => void vi.useFakeTimers());

describe('the order of the rows', () => {
  it('waits while one is pressed, until the click has come', () => {
    const list = draw(false);
    list.does('onPointerMove');
    list.becomes('b', 'a');
    expect(list.shown()).toEqual(['b', 'a']);
    list.does('onPointerDown');
    list.becomes('c', 'a', 'b');
    expect(list.shown()).toEqual(['b', 'a', 'c']);
    list.does('onPointerUp');
    // A finger leaves what it lets go of.
    list.does('onPointerLeave');
    expect(list.shown(), 'before the click').toEqual(['b', 'a', 'c']);
    passes(1_000);
    expect(list.shown()).toEqual(['c', 'a', 'b']);
  });

  it('waits while somebody points at them on a live page', () => {
    const list = draw(true);
    list.does('onPointerMove');
    list.becomes('b', 'a');
    list.does('onPointerDown');
    list.does('onPointerUp');
    passes(5_000);
    expect(list.shown()).toEqual(['a', 'b']);
    list.does('onPointerLeave');
    passes(1_000);
    expect(list.shown()).toEqual(['b', 'a']);
  });

  it('is released by nothing once the page is left', () => {
    const list = draw(true);
    list.does('onPointerMove');
    list.leaves();
    expect(vi.getTimerCount()).toBe(0);
  });
});
