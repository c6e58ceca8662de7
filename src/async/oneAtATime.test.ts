import { expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { oneAtATime } from './oneAtATime.ts';

/** Work that ends when the test says so, on the number that was asked for. */
function createWork() {
  const begun: { readonly of: number; readonly end: () => void; readonly fail: () => void }[] = [];
  const ask = oneAtATime((of: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    begun.push({ of, end: resolve, fail: () => reject(new Error('failed')) });
    return promise;
  });
  return { begun, ask };
}

it('begins at once, and does all that is asked for meanwhile in one more turn, for the newest', async () => {
  const { begun, ask } = createWork();
  ask(1);
  expect(begun.map(({ of }) => of)).toEqual([1]);
  ask(2);
  ask(3);
  expect(begun).toHaveLength(1);
  begun[0]?.end();
  await eventually(() => expect(begun.map(({ of }) => of)).toEqual([1, 3]));
  begun[1]?.end();
});

it('goes on after work that has failed', async () => {
  const { begun, ask } = createWork();
  ask(1);
  ask(2);
  begun[0]?.fail();
  await eventually(() => expect(begun.map(({ of }) => of)).toEqual([1, 2]));
  begun[1]?.end();
});
