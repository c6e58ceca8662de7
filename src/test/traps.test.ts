import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Of docs/interface.md 10 those that concern reading. Webhooks (61 to 64) reach a server, never a page. */
const traps = [...range(1, 60), ...range(65, 81)];

/** Those that nothing in Landfall can fall into yet. */
const leftOut: Readonly<Record<number, string>> = {
  65: 'a webhook reaches a server',
  73: 'no route stop is read yet',
};

it('every trap of docs/interface.md is named by a test, or by why there is none', async () => {
  const named = new Set<number>();
  for await (const file of glob('{src,sandbox}/**/*.test.{ts,tsx}', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, words = ''] of text.matchAll(/\(traps? ([^)]*)\)/g)) {
      for (const [, first, last = first] of words.matchAll(/(\d+)(?: to (\d+))?/g)) {
        for (const trap of range(Number(first), Number(last))) named.add(trap);
      }
    }
  }
  expect(traps.filter((trap) => !named.has(trap))).toEqual(Object.keys(leftOut).map(Number));
});
