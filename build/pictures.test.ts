import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../e2e/pictures');

it('has few pictures, of small weight, since each change of a page renews them', () => {
  const files = readdirSync(folder).filter((name) => name !== 'browser.json');
  expect(files.filter((name) => !name.endsWith('.png'))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(110);
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(5_000_000);
});
