import { beforeEach, expect, test, vi } from 'vitest';
import { second } from '#/time/durations.ts';
import { startAgain, startedWell } from './retryStart.ts';

const reload = vi.fn<() => void>();
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { reload });
  reload.mockReset();
  answer.mockReset().mockResolvedValue(new Response());
  sessionStorage.clear();
});

test('a page that did not start is loaded again once the server answers, and not before', async () => {
  answer.mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(new Response(null, { status: 502 }));
  void startAgain();
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50 * second);
  expect(answer).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(answer).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledOnce();
});

test('pauses grow over pages that do not start either, and begin anew after one that did', async () => {
  for (const pause of [10, 20, 40, 80, 160, 300, 300]) {
    reload.mockReset();
    void startAgain();
    await vi.advanceTimersByTimeAsync(pause * second - 1);
    expect(reload, `${pause} s`).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0.4 * pause * second + 1);
    expect(reload, `${pause} s`).toHaveBeenCalledOnce();
  }
  startedWell();
  reload.mockReset();
  void startAgain();
  await vi.advanceTimersByTimeAsync(15 * second);
  expect(reload).toHaveBeenCalledOnce();
});
