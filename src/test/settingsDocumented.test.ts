import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Variables of the system, which are not set for Landfall. */
const ofTheSystem = ['PATH', 'TZ', 'NODE_COMPILE_CACHE'];
const named = /\benv\['([A-Z][A-Z_]+)'\]|'((?:SANDBOX|TRACKING_API|STREET_TILES|CONTRACT)_[A-Z_]+)'/g;

it('every environment variable that the code reads is in docs/configuration.md, and no other', () => {
  const sources = globSync(['*.ts', '{bench,build,deploy,e2e,sandbox,server,src}/**/*.ts'], {
    cwd: root,
    exclude: (path) => path === 'node_modules',
  }).filter((path) => !path.endsWith('settingsDocumented.test.ts'));
  const used = new Set(
    sources.flatMap((path) => [...read(path).matchAll(named)].map(([, name, other]) => name ?? other)),
  );
  for (const name of ofTheSystem) used.delete(name);
  const rows = read('docs/configuration.md').matchAll(/^\| `([A-Z][A-Z_]*)` /gm);
  expect(new Set([...rows].map(([, name]) => name))).toEqual(used);
});
