import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { type Contender, contenders, type Language } from './languages/contenders.ts';
import { countSentences } from './languages/count.ts';
import { type Message, messages, valuesOf } from './languages/messages.ts';
import { judge } from './support/judge.ts';
import { sized } from './support/smoke.ts';

/**
 * 24 messages of this house in English and German, by each of the libraries that were weighed (docs/decisions/languages.md):
 * what the first screen loads in English alone and with German beside it, what German loads, how long a build of 480
 * messages takes, and whether a strict policy would refuse it. `node bench/languages.ts` ends with 1 where one build for
 * each language is no longer free for English.
 */
const values: Readonly<Record<string, string>> = {
  sums: '"4,095 USD"',
  what: '"TEMU3043531"',
  day: '"Mon 23 Nov"',
  why: '"offline"',
  least: '"1"',
  limit: '"90"',
  inForce: '"7 days"',
};

interface Built {
  readonly first: readonly Buffer[];
  readonly later: readonly Buffer[];
  readonly seconds: number;
  readonly said: (language: Language) => Promise<readonly string[]>;
}

// In this folder, so that what is written there finds the packages.
const root = await mkdtemp(join(import.meta.dirname, 'languages/built-'));
let builds = 0;

async function built(
  by: Contender,
  given: readonly Message[],
  languages: readonly Language[],
): Promise<Built> {
  const folder = join(root, String(builds++));
  await mkdir(folder);
  const start = performance.now();
  await by.write(folder, given, languages);
  const said = given.map(({ name, en }) => {
    const called = valuesOf(en).map((value) => (value === 'count' ? 'count' : values[value]));
    return `typeof words.${name} === 'string' ? words.${name} : words.${name}(${called.join(', ')})`;
  });
  await writeFile(
    join(folder, 'entry.js'),
    `import * as words from './words.js';
    import { use } from './use.js';
    globalThis.later = () => import('./later.js');
    globalThis.say = async (language, count) => { await use(language); return [${said.join(', ')}]; };`,
  );
  // As the application does already: what loads a chunk later is not to be paid by a language.
  await writeFile(join(folder, 'later.js'), 'export const later = true;');
  const out = join(folder, 'out');
  await build({
    ...by.config,
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: by.plugins?.(folder) ?? [],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: out,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'entry.js'),
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: { entryFileNames: 'entry.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const names = (await readdir(out)).toSorted((a, b) => a.localeCompare(b, 'en'));
  const read = (are: (name: string) => boolean) =>
    Promise.all(names.filter((name) => are(name)).map((name) => readFile(join(out, name))));
  return {
    first: await read((name) => name !== 'de.js' && name !== 'later.js'),
    later: await read((name) => name === 'de.js'),
    seconds,
    said: async (language) => {
      await import(pathToFileURL(join(out, 'entry.js')).href);
      const say: unknown = Reflect.get(globalThis, 'say');
      if (typeof say !== 'function') throw new Error(`${by.name} says nothing`);
      const texts: string[][] = [await say(language, 1), await say(language, 1_200)];
      return texts.flat();
    },
  };
}

const packed = (chunks: readonly Buffer[], pack: (chunk: Buffer) => Buffer) =>
  chunks.reduce((sum, chunk) => sum + pack(chunk).length, 0);
const bytes = (chunks: readonly Buffer[]) =>
  `${packed(chunks, brotliCompressSync)} (${packed(chunks, gzipSync)})`;

/** 480 messages, none like another; all 4,000 of this house take one of the libraries minutes. */
const times = sized(20, 2);
const many = Array.from({ length: times }, (_, at) =>
  messages.map(({ name, en, de }) => ({ name: `${name}${at}`, en: numbered(en, at), de: numbered(de, at) })),
).flat();
function numbered(text: string, at: number): string {
  return text.startsWith('{count') ? text.replaceAll('#', `# (${at})`) : `${text} ${at}`;
}

try {
  const { files, sentences } = await countSentences(join(import.meta.dirname, '..'));
  console.log(
    `${files} words.ts: ${sentences.constants} constants, ${sentences.templates} templates; in pages ${sentences.inPages}`,
  );
  const [today] = contenders;
  if (today === undefined) throw new Error('There is nothing to compare with.');
  const before = await built(today, messages, ['en']);
  const expected = { en: await before.said('en'), de: [] as readonly string[] };
  let free = Number.NaN;
  for (const contender of contenders) {
    const alone = await built(contender, messages, ['en']);
    const both = await built(contender, messages, ['en', 'de']);
    const added = packed(alone.first, brotliCompressSync) - packed(before.first, brotliCompressSync);
    const german = packed(both.first, brotliCompressSync) - packed(alone.first, brotliCompressSync);
    if (contender.name === 'build, English') free = added;
    if (contender.name === 'build, German') expected.de = await both.said('de');
    const wrong: string[] = [];
    for (const language of contender.says)
      for (const [at, text] of (await both.said(language)).entries())
        if (text !== expected[language][at]) wrong.push(text);
    const refused = [...alone.first, ...both.later].some((chunk) =>
      /\bnew Function\(|\beval\(/.test(chunk.toString()),
    );
    const long = await built(contender, many, ['en', 'de']);
    console.log(
      [
        contender.name.padEnd(17),
        `English alone ${bytes(alone.first)}, ${added} more than today`,
        `German beside it ${german} more, ${bytes(both.later)} later`,
        `${many.length} messages: ${long.seconds.toFixed(1)} s, first ${bytes(long.first)}, later ${bytes(long.later)}`,
        wrong.length === 0 ? 'says the same' : `says otherwise: ${wrong[0]}`,
        refused ? 'evaluates text' : 'evaluates nothing',
      ].join('\t'),
    );
  }
  judge(free, 'bytes that one build for each language adds to English', 0);
} finally {
  await rm(root, { recursive: true });
}
