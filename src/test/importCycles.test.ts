import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importCycles } from '#ci/lint/importCycles.ts';

const root = join(import.meta.dirname, '..', '..');
const folders = ['src', 'sandbox', 'server', 'build', 'deploy', 'e2e'];
const aliases = { '#/': 'src', ...Object.fromEntries(folders.map((folder) => [`#${folder}/`, folder])) };

it.each([
  ['static', `import { b } from '#/b.ts';`],
  ['bare', `import './b.ts';`],
  ['of a type', `import type { B } from './b.ts';`],
  ['that exports again', `export * from './b.ts';`],
  ['of a name that is exported again', `export { b } from './b.ts';`],
  ['dynamic', `export const load = () => import('./b.ts');`],
  ['of the type of a file', `export type B = typeof import('./b.ts');`],
  ['by the address of a worker', `new Worker(new URL('./b.ts', import.meta.url));`],
])('sees a cycle with an import %s', (_kind, text) => {
  const files = new Map([
    ['src/a.ts', text],
    ['src/b.ts', `export const load = () => import('./c/c.ts');`],
    ['src/c/c.ts', `import type { A } from '#/a.ts';`],
    ['src/d.ts', `import '#/a.ts';`],
  ]);
  expect(importCycles(files, aliases)).toEqual([['src/a.ts', 'src/b.ts', 'src/c/c.ts']]);
});

it('no files import each other in a cycle', async () => {
  const files = new Map<string, string>();
  for await (const file of glob(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }))
    if (!file.includes('node_modules')) files.set(file, await readFile(join(root, file), 'utf8'));
  expect(importCycles(files, aliases)).toEqual([]);
}, 60_000);
