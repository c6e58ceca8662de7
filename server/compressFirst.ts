import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Language } from '#/language/languages.ts';
import { type BuiltChunk, builtChunksFile, chunksWith } from '#build/builtChunks.ts';
import { firstVisit } from '#build/preloadFirstScreen.ts';
import { brotliEnding, brotliOptions } from './dist.ts';

// Beside the others, on the threads of Node.
const compress = promisify(brotliCompress);

/**
 * Makes what a first visit loads as small as the gateway sends it: the files that its budget counts (.size-limit.ts).
 * All of a language would take several times as long as this before anything is answered.
 */
export async function compressFirst(folder: string, language: Language): Promise<void> {
  const chunks = JSON.parse(await readFile(join(folder, builtChunksFile(language)), 'utf8')) as BuiltChunk[];
  const first = [...chunksWith(chunks, firstVisit)].flatMap(({ file, styles }) => [file, ...styles]);
  await Promise.all(
    [...new Set(first)].map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      await writeFile(file + brotliEnding, await compress(bytes, brotliOptions(bytes, 11)));
    }),
  );
}
