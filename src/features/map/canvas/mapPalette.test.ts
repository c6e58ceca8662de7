import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mapColours } from './mapPalette.ts';

const styles = await readFile(join(import.meta.dirname, '..', 'frame', 'palette.css'), 'utf8');
const tokens = [...styles.matchAll(/--map-([a-z]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];

it('every colour of the map is a token with a light and a dark side', () => {
  expect(new Set(tokens.map(([, name]) => name))).toEqual(new Set(mapColours));
});

describe('what is drawn over land and sea stands out from both', () => {
  // The first of a name is that of a page, the second that of a wall.
  const colourOf = (name: string, wall: boolean, side: number) => {
    const found = tokens.filter(([, token]) => token === name);
    return (wall ? (found[1] ?? found[0]) : found[0])?.[side + 2] ?? '#000000';
  };
  const themes = [0, 1].flatMap((side) => [false, true].map((wall) => ({ side, wall })));
  // WCAG 2.2, 1.4.3 and 1.4.11; a wall is read from metres away.
  const least = { text: 4.5, mark: 3, onWall: 7 };

  it.each(['label', 'water'])('the names of places and waters: %s', (name) => {
    for (const { side, wall } of themes) {
      const sea = contrast(colourOf(name, wall, side), colourOf('sea', wall, side));
      expect(sea).toBeGreaterThanOrEqual(wall && name === 'label' ? least.onWall : least.text);
    }
  });

  it.each(['track', 'projected', 'rail', 'port', 'rest', 'vessel'])('lines and marks: %s', (name) => {
    for (const { side, wall } of themes) {
      for (const ground of ['sea', 'land']) {
        const ratio = contrast(colourOf(name, wall, side), colourOf(ground, wall, side));
        expect(ratio).toBeGreaterThanOrEqual(least.mark);
      }
    }
  });

  it('the number of vessels on their disc', () => {
    for (const { side, wall } of themes) {
      const ratio = contrast(colourOf('vessel', wall, side), colourOf('edge', wall, side));
      expect(ratio).toBeGreaterThanOrEqual(least.text);
    }
  });
});

function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
