import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minute } from '#/time/durations.ts';
import { useWakeLock } from './useWakeLock.ts';

const request = vi.fn<() => Promise<EventTarget>>();
const lock = () => Object.assign(new EventTarget(), { release: async () => undefined });

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  request.mockReset().mockImplementation(async () => lock());
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('a lock that the system took or refused is asked for again, once a minute at most', async () => {
  const first = lock();
  request.mockResolvedValueOnce(first).mockRejectedValueOnce(new Error('low battery'));
  renderHook(() => useWakeLock());
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(request).toHaveBeenCalledTimes(1);
  first.dispatchEvent(new Event('release'));
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(minute);
  expect(request).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(request).toHaveBeenCalledTimes(3);
});
