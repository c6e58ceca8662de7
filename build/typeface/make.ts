import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Makes the faces of `src/ui/fonts` of the packages that hold the whole ones: `npm run typeface`, after a new version of
 * either or where a screen needs another sign. The same input gives the same bytes.
 */
const folder = new URL('../../src/ui/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const ascii = range(0x20, 0x7e);
/** Western and central Europe's letters: names of ports and people. */
const latin = ascii + range(0xa0, 0x17f);
/** What our screens write besides: dashes, quotation marks, signs, arrows. */
const signs = '–—‘’‚“”„•…‹›€−×±≈≤≥·°←↑→↓↗⌘✓●';

/** Copyright, licence and its address, which the licence wants in every copy. */
const preserveNameIds = [0, 13, 14];

const inter = await subsetFont(
  await readFile(new URL(import.meta.resolve('inter-ui/variable/InterVariable.woff2'))),
  latin + signs,
  {
    targetFormat: 'woff2',
    variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'calt', 'tnum', 'zero', 'case'],
    preserveNameIds,
  },
);

/**
 * Draws a face at 0.94 of its size, at which JetBrains Mono looks as large as Inter beside it: an em has more units, and
 * the style sheet needs no sizes of its own for numbers (docs/design.md, 3).
 */
function smaller(font: Buffer): Buffer {
  const tables = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * tables; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'head') continue;
    const unitsPerEm = font.readUInt32BE(entry + 8) + 18;
    font.writeUInt16BE(Math.round(font.readUInt16BE(unitsPerEm) / 0.94), unitsPerEm);
    return font;
  }
  throw new Error('The face has no head.');
}

const wholeMono = await subsetFont(
  await readFile(
    new URL(
      import.meta.resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
    ),
  ),
  ascii,
  {
    targetFormat: 'truetype',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['zero'],
    preserveNameIds,
  },
);
const mono = await subsetFont(smaller(wholeMono), ascii, {
  targetFormat: 'woff2',
  keepFeatures: ['zero'],
  preserveNameIds,
});

await mkdir(folder, { recursive: true });
for (const [name, bytes] of [
  ['inter.woff2', inter],
  ['jetbrains-mono.woff2', mono],
] as const) {
  const file = new URL(name, folder);
  await writeFile(file, bytes);
  console.log(`${fileURLToPath(file)}: ${bytes.byteLength} bytes`);
}
