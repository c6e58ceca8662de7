import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** What writes or sorts for a reader, and so has to know the language. `supportedValuesOf` lists, and writes nothing. */
const formats = /\bIntl\.(?!supportedValuesOf\b)\w+|\blocaleCompare\b|\btoLocale\w*String\b/g;

async function found(path: string): Promise<string[]> {
  const lines = (await readFile(join(root, path), 'utf8')).split('\n');
  return lines.flatMap((line, at) => {
    const code = line.replace(/^\s*(?:\/\/|\/?\*).*/, '');
    return (code.match(formats) ?? []).map((name) => `${path}:${at + 1} ${name}`);
  });
}

it('numbers, lists, dates and the order of names are written in src/language and src/time alone', async () => {
  const findings: string[] = [];
  for await (const path of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    if (/^src\/(?:language|time|test)\/|\.(?:dom\.|device\.)?test\.tsx?$/.test(path)) continue;
    findings.push(...(await found(path)));
  }
  expect(
    findings,
    'A build has one language, known in src/language/language.ts. Use formatCount, numberFormat, formatList, formatEither or compareText of src/language, or the dates of src/time.',
  ).toEqual([]);
});

it('src/language and src/time take the language from one place', async () => {
  const findings: string[] = [];
  for await (const path of glob('src/{language,time}/**/*.ts', { cwd: root })) {
    if (path.endsWith('.test.ts')) continue;
    const source = await readFile(join(root, path), 'utf8');
    findings.push(...[...source.matchAll(/new Intl\.\w+\((?:'|\))/g)].map(([text]) => `${path} ${text}`));
  }
  // Abbreviations of zones are those on a delivery order, in every language (src/time/zoneOffsets.ts).
  expect(findings, 'Pass `language` of src/language/language.ts.').toEqual([
    `src/time/zone.ts new Intl.DateTimeFormat('`,
  ]);
});
