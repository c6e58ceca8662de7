import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Makes every face that the repository has of the packages that hold the whole ones: `npm run typeface`, after a new version
 * of one of these or where a screen needs another sign. The same input gives the same bytes. They are
 *
 * - `src/ui/fonts`: the faces of our pages;
 * - `src/files/standardFonts`: those of PDF, which a file names and does not bring, as pdf.js has them (of the version that
 *   is in unpdf);
 * - `e2e/fonts`: what stands in for the fonts of a machine in the journeys (docs/decisions/own-fonts.md). TrueType, since
 *   Chromium's own reader of fonts knows no WOFF2.
 */
const root = new URL('../../', import.meta.url);

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

const moreLetters = [
  // Hebrew and Arabic, then what Arabic looks like in a word.
  [0x590, 0x6ff],
  [0xfb1d, 0xfefc],
  // Digits above and below, currencies, letter-like signs, arrows, mathematics, technical signs.
  [0x2070, 0x23ff],
  // Boxes, signs and dingbats.
  [0x2500, 0x27bf],
  // Faces.
  [0x1f600, 0x1f64f],
] as const;
const symbols = await subsetFont(
  await readFile(
    new URL(import.meta.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2')),
  ),
  moreLetters.map(([from, to]) => range(from, to)).join(''),
  {
    targetFormat: 'truetype',
    keepFeatures: ['init', 'medi', 'fina', 'isol', 'rlig', 'ccmp'],
    preserveNameIds,
  },
);

/** The characters that everybody in China learns (GB 2312, level 1) with its signs, and what our catalogue has besides. */
function chineseLetters(catalogue: string): string {
  const rows = [
    ...Array.from({ length: 3 }, (_, row) => 0xa1 + row),
    ...Array.from({ length: 40 }, (_, row) => 0xb0 + row),
  ];
  const bytes = rows.flatMap((row) => Array.from({ length: 94 }, (_, cell) => [row, 0xa1 + cell]).flat());
  return new TextDecoder('gbk').decode(Uint8Array.from(bytes)) + catalogue;
}
const chinese = await subsetFont(
  await readFile(
    new URL(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
  ),
  chineseLetters(await readFile(new URL('src/language/catalogues/zh.po', root), 'utf8')),
  { targetFormat: 'truetype', keepFeatures: ['ccmp'], preserveNameIds },
);

async function write(file: string, bytes: Buffer): Promise<void> {
  const address = new URL(file, root);
  await mkdir(new URL('.', address), { recursive: true });
  await writeFile(address, bytes);
  console.log(`${file}: ${bytes.byteLength} bytes`);
}

await write('src/ui/fonts/inter.woff2', inter);
await write('src/ui/fonts/jetbrains-mono.woff2', mono);
await write('e2e/fonts/symbols.ttf', symbols);
await write('e2e/fonts/chinese.ttf', chinese);
for (const [file, licence] of [
  ['e2e/fonts/LICENSE_SYMBOLS', '@fontsource/dejavu-sans/LICENSE'],
  ['e2e/fonts/LICENSE_CHINESE', '@expo-google-fonts/noto-sans-sc/LICENSE_FONT'],
] as const) {
  await write(file, await readFile(new URL(import.meta.resolve(licence))));
}
const ofPdf = new URL('standard_fonts/', import.meta.resolve('pdfjs-dist/package.json'));
for (const name of await readdir(ofPdf)) {
  await write(`src/files/standardFonts/${name}`, await readFile(new URL(name, ofPdf)));
}
