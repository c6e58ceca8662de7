import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const styles = await readFile(join(import.meta.dirname, 'styles.css'), 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Colours = ReadonlyMap<string, Readonly<Record<Theme, string>>>;

/** The tokens of a rule of the style sheet. */
function tokensOf(selector: string): Colours {
  const start = styles.indexOf(`${selector} {`);
  const body = styles.slice(start, styles.indexOf('\n}', start));
  const found = body.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6})\w*, (#[0-9a-f]{6})\w*\)/g);
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

const standard = tokensOf(':root,\n.on-paper');
const palettes = {
  standard,
  safe: new Map([...standard, ...tokensOf(":root[data-palette='safe']")]),
} as const;
const meanings = ['problem', 'attention', 'ready', 'vessel', 'rail', 'rest'];
const grounds = ['canvas', 'surface', 'raised', 'hover'];

describe('the table of colours (docs/design.md, 4)', async () => {
  const design = await readFile('docs/design.md', 'utf8');
  const rows = [...design.matchAll(/^\| `([a-z]+)` +\| (.+?) +\| ([a-z]+) +\|$/gm)].map(
    ([, token = '', meaning = '', hue = '']) => ({ token, meaning, hue }),
  );
  const family = (name: string) => name.replace(/-(?:wash|solid|ink|soft|faint|strong)$/, '');

  it('has a meaning for each token, and no token twice', () => {
    expect(new Set(rows.map(({ token }) => token))).toEqual(new Set([...standard.keys()].map(family)));
    expect(new Set(rows.map(({ token }) => token)).size).toBe(rows.length);
    expect(new Set(rows.map(({ meaning }) => meaning)).size).toBe(rows.length);
  });

  it('has a hue for each meaning of a record', () => {
    const hues = rows.filter(({ token }) => meanings.includes(token)).map(({ hue }) => hue);
    expect(new Set(hues).size).toBe(meanings.length);
  });
});

type Triple = readonly [number, number, number];

/** Linear light of sRGB (IEC 61966-2-1). */
function linear(hex: string): Triple {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const times = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z;
const luminance = (hex: string) => times([0.2126, 0.7152, 0.0722], linear(hex));

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** How eyes see without one kind of cone: Machado, Oliveira and Fernandes 2009, of full severity. */
const eyes: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'without red cones': [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  'without green cones': [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  'without blue cones': [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.3039],
  ],
};

/** A colour as those eyes see it, in CIELAB. */
function seen(hex: string, [red, green, blue]: readonly [Triple, Triple, Triple]): Triple {
  const light = linear(hex);
  const clip = (row: Triple) => Math.min(1, Math.max(0, times(row, light)));
  const rgb: Triple = [clip(red), clip(green), clip(blue)];
  const root = (value: number) => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root(times([0.4124, 0.3576, 0.1805], rgb) / 0.950_47);
  const y = root(times([0.2126, 0.7152, 0.0722], rgb));
  const z = root(times([0.0193, 0.1192, 0.9505], rgb) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe.each(Object.entries(palettes))('the %s palette', (_, colours) => {
  const of = (name: string, theme: Theme) => colours.get(name)?.[theme] ?? '#000000';

  it.each(themes)('reads well on every ground, and a mark stands out from it (%s)', (theme) => {
    for (const ground of grounds) {
      for (const ink of ['ink', 'ink-soft', 'ink-faint', 'accent', ...meanings])
        expect(contrast(of(ink, theme), of(ground, theme)), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    }
    for (const meaning of meanings) {
      const wash = of(`${meaning}-wash`, theme);
      expect(contrast(of(meaning, theme), wash), `${meaning} on its wash`).toBeGreaterThan(4.5);
      for (const ground of ['canvas', 'surface'])
        expect(contrast(of(`${meaning}-solid`, theme), of(ground, theme)), meaning).toBeGreaterThan(3);
    }
    expect(contrast(of('accent-ink', theme), of('accent', theme))).toBeGreaterThan(4.5);
    expect(contrast(of('focus', theme), of('surface', theme))).toBeGreaterThan(3);
  });
});

it.each(Object.entries(eyes))('the safe palette keeps its meanings apart for eyes %s', (_, eye) => {
  const coloured = meanings.filter((meaning) => meaning !== 'rest');
  for (const theme of themes) {
    for (const [kind, least] of [
      ['', 7],
      ['-solid', 12],
    ] as const) {
      for (const one of coloured) {
        for (const other of coloured) {
          if (one >= other) continue;
          const at = (meaning: string) => seen(palettes.safe.get(meaning + kind)?.[theme] ?? '#000000', eye);
          const [a, b] = [at(one), at(other)];
          const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
          expect(distance, `${one} and ${other}${kind}, ${theme}`).toBeGreaterThan(least);
        }
      }
    }
  }
});

it.each(themes)('the board reads at 7:1 on its ground and on the headings of days (%s)', (theme) => {
  const board = tokensOf('@utility board');
  const of = (name: string) => board.get(`board${name}`)?.[theme] ?? '#000000';
  for (const ink of ['-ink', '-soft', '-good', '-watch', '-bad', '-vessel', '-rail'])
    for (const ground of ['', '-raised'])
      expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThan(7);
});
