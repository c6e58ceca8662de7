import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceMessages } from './catalogues.ts';
import { picturedPaths, pictureOf } from './pictures.ts';

const inRepository = (path: string): string => join(import.meta.dirname, '../..', path);

it.each(picturedPaths)('%s is there, and so is its picture', (path) => {
  expect(existsSync(inRepository(path))).toBe(true);
  const picture = pictureOf(path);
  expect(picture === null || existsSync(inRepository(picture))).toBe(true);
});

it('takes the picture of the file, else of the innermost folder that has one', () => {
  expect([
    pictureOf('src/features/shell/NotFoundPage.tsx'),
    pictureOf('src/features/track/requests/words.ts'),
    pictureOf('src/features/shell/palette/words.ts'),
    pictureOf('index.html'),
  ]).toEqual([
    'e2e/pictures/screen-not-found-1440-light.png',
    'e2e/pictures/screen-requests-1440-light.png',
    null,
    null,
  ]);
});

it('has a picture for most texts', () => {
  const messages = [...sourceMessages().values()];
  const pictured = messages.filter(({ files }) => [...files].some((file) => pictureOf(file) !== null));
  expect(pictured.length / messages.length).toBeGreaterThan(0.8);
});
