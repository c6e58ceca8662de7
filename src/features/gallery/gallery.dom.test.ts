import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokens } from '#/features/gallery/sections/coloursSection.tsx';
import { sections } from './GalleryPage.tsx';

const root = join(import.meta.dirname, '../../..');
const shown = sections.flatMap(({ specimens }) => specimens.flatMap(({ files }) => files));

/** What no section of the gallery can hold. */
const unseen = [
  // Drawn on paper alone.
  'src/parts/pages/PaperFoot.tsx',
  // Drawn over the whole window while files are held over it.
  'src/parts/pages/DropOverlay.tsx',
  // Drawn under a card while a finger pushes it aside.
  'src/ui/grid/CardSwipes.tsx',
  // At the top of a page, and of its tab: the gallery has its own.
  'src/parts/pages/PageHead.tsx',
  // On paper alone too.
  'src/ui/Printed.tsx',
  // In pages, and in the revisions of an ETA in the gallery (EtaPlot.tsx).
  'src/ui/Table.tsx',
];

it('every part and every control is in the gallery', async () => {
  const drawn: string[] = [];
  for await (const file of glob('src/{parts,ui}/**/*.tsx', { cwd: root })) {
    if (!file.endsWith('.test.tsx')) drawn.push(file);
  }
  expect(drawn.filter((file) => !shown.includes(file)).toSorted()).toEqual(unseen.toSorted());
});

it('every specimen names files that are there', () => {
  expect([...shown, ...unseen].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('the colours are those of the style sheets', async () => {
  const sheets = ['src/app/styles.css', 'src/features/map/frame/palette.css'];
  const styles = await Promise.all(sheets.map((sheet) => readFile(join(root, sheet), 'utf8')));
  const palettes = styles.map((sheet) => /:root,\n\.on-paper \{[^}]*\}/.exec(sheet)?.[0] ?? '').join('\n');
  const names = [...palettes.matchAll(/--([\w-]+): (?:light-dark|var)/g)].map(([, name = '']) => name);
  expect(new Set(Object.values(tokens).flat())).toEqual(new Set(names));
});
