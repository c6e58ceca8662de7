import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pagesIn } from '#/device/pages.ts';
import { pageLabels } from '#/parts/pages/pageWords.ts';

const file = join(import.meta.dirname, '../../docs/pictures/navigation.txt');

it('shows the navigation of today in the pictures of the README: npm run screenshots takes them anew', () => {
  const pictured = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(pictured).toEqual(pagesIn('navigation').map((page) => pageLabels[page]));
});
