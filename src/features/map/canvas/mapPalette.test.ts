import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mapColours } from './mapPalette.ts';

it('every colour of the map is a token with a light and a dark side', async () => {
  const styles = await readFile(join(import.meta.dirname, '..', '..', '..', 'app', 'styles.css'), 'utf8');
  const tokens = [...styles.matchAll(/--map-([a-z]+): light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);/g)];
  expect(new Set(tokens.map(([, name]) => name))).toEqual(new Set(mapColours));
});
