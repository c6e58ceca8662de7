import { expect, it } from 'vitest';
import { runCooperatively } from './runCooperatively.ts';

function* busy(milliseconds: number): Generator<undefined, string, undefined> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) yield;
  return 'done';
}

it('lets other work have its turn before long work has ended', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('other'), 0);
  order.push(await runCooperatively(busy(60)));
  expect(order).toEqual(['other', 'done']);
});

it('finishes short work, and fails when the work fails', async () => {
  expect(await runCooperatively(busy(0))).toBe('done');
  await expect(
    runCooperatively(
      (function* () {
        yield;
        throw new Error('broken');
      })(),
    ),
  ).rejects.toThrow('broken');
});

it('stops at the next pause when it is asked to', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('stopped')), 0);
  await expect(runCooperatively(busy(60_000), stop.signal)).rejects.toThrow('stopped');
});
