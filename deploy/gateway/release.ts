import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { apiHeaders } from '#server/answers.ts';
import { brotliEnding, brotliOptions, readDist, TYPES } from '#server/dist.ts';
import { PAGE_HEADERS, permit } from '#server/pageHeaders.ts';

/**
 * Writes what the machine of a gateway needs, in one folder: `node deploy/gateway/release.ts FOLDER` after
 * `npm run build`. The site is compressed here, and the headers of its answers come from those of `npm start`, so that
 * the machine needs no Node.
 *
 * @param quality of brotli, from 1 (fast) to 11 (small)
 */
export async function writeRelease(dist: string, folder: string, quality = 11): Promise<void> {
  const own = import.meta.dirname;
  for (const name of [
    'nginx',
    'njs',
    'systemd',
    'render.sh',
    'install.sh',
    'stamp.sh',
    'access.sh',
    'health.sh',
    'settings.example',
    'Containerfile',
    '.containerignore',
    'container.sh',
  ]) {
    await cp(join(own, name), join(folder, name), { recursive: true });
  }
  await cp(join(own, '../..', 'docs/gateway.md'), join(folder, 'docs/gateway.md'));
  await writeSite(dist, join(folder, 'site'), quality);
  const nginx = join(folder, 'nginx');
  await writeFile(join(nginx, 'types.conf'), typesFile());
  await writeFile(join(nginx, 'pageHeaders.conf'), headersFile(pageHeaders([])));
  await writeFile(join(nginx, 'boardHeaders.conf'), headersFile(pageHeaders(['@FRAME_ANCESTORS@'])));
  const { 'cache-control': _, ...answers } = Object.fromEntries(apiHeaders());
  await writeFile(join(nginx, 'apiHeaders.conf'), headersFile(answers));
}

async function writeSite(dist: string, folder: string, quality: number): Promise<void> {
  for (const [path, { bytes, gzip }] of await readDist(dist)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    const compressed = gzip();
    if (!compressed) continue;
    await writeFile(`${file}.gz`, compressed);
    await writeFile(file + brotliEnding, brotliCompressSync(bytes, brotliOptions(bytes, quality)));
  }
}

/** With the places that render.sh fills in from the settings. */
function pageHeaders(frameAncestors: readonly string[]): Readonly<Record<string, string>> {
  const headers = new Headers(PAGE_HEADERS);
  permit(headers, { pictures: '@PICTURES@', frameAncestors });
  return Object.fromEntries(headers);
}

function headersFile(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

function typesFile(): string {
  const lines = Object.entries(TYPES).map(([extension, type]) => {
    const [bare] = type.split(';');
    return `    ${bare} ${extension.slice(1)};\n`;
  });
  const withCharset = Object.values(TYPES).filter((type) => type.includes('charset'));
  // nginx knows that of text/html by itself.
  const bare = withCharset.map((type) => type.split(';')[0]).filter((type) => type !== 'text/html');
  return `types {\n${lines.join('')}}\ncharset utf-8;\ncharset_types ${bare.join(' ')};\n`;
}

const [, script, folder] = process.argv;
if (script === import.meta.filename) {
  if (folder === undefined) {
    console.error('Say where to: node deploy/gateway/release.ts FOLDER');
    process.exitCode = 2;
  } else {
    await writeRelease(join(import.meta.dirname, '..', '..', 'dist'), folder);
  }
}
