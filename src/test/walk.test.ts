import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

it('the walk of one event in docs/architecture.md has at most 25 files and enters each folder once', async () => {
  const text = await readFile(join(root, 'docs/architecture.md'), 'utf8');
  const files = [...text.matchAll(/^\d+\. `(src\/[^`]+)`/gm)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(25);
  await Promise.all(files.map((file) => access(join(root, file))));
  const folders = files.map((file) => dirname(file));
  const entered = folders.filter((folder, at) => folder !== folders[at - 1]);
  expect(entered).toEqual([...new Set(entered)]);
});
