import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Where fonts of the repository are; `npm run typeface` makes them. */
const folders = ['e2e/fonts', 'src/files/standardFonts'];
/** In which family letters are looked for that a page has no face of its own for, in this order. */
const families = ['Liberation Sans', 'DejaVu Sans', 'Noto Sans SC'];

/**
 * A file for fontconfig, which Chromium asks on Linux: with it a browser sees the fonts of the repository and no other
 * (docs/decisions/own-fonts.md). It is written anew where it is not as it should be.
 *
 * @returns its path, for FONTCONFIG_FILE
 */
export function ownFonts(): string {
  const folder = join(root, '.cache/fonts');
  const file = join(folder, 'fonts.conf');
  const words = configuration(join(folder, 'read'));
  if (read(file) === words) return file;
  mkdirSync(folder, { recursive: true });
  // Parts of the check run side by side: no browser reads half a file.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, words);
  renameSync(half, file);
  return file;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function configuration(cache: string): string {
  const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const dirs = folders.map((name) => `<dir>${escaped(join(root, name))}</dir>`);
  const preferred = families.map((family) => `<family>${family}</family>`).join('');
  const generic = ['sans-serif', 'serif', 'monospace', 'cursive', 'fantasy', 'system-ui'].map(
    (name) => `<alias binding="same"><family>${name}</family><prefer>${preferred}</prefer></alias>`,
  );
  const edges = [
    ['antialias', '<bool>true</bool>'],
    ['hinting', '<bool>false</bool>'],
    ['hintstyle', '<const>hintnone</const>'],
    ['rgba', '<const>none</const>'],
  ].map(([name, value]) => `<edit name="${name}" mode="assign">${value}</edit>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.join('\n')}
<cachedir>${escaped(cache)}</cachedir>
<!-- Of the faces of PDF a browser reads those that are TrueType. -->
<selectfont><rejectfont><glob>*.pfb</glob></rejectfont></selectfont>
${generic.join('\n')}
<match target="pattern">${edges.join('')}</match>
<match target="font">${edges.join('')}</match>
</fontconfig>
`;
}
