import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusedWords } from './glossaryRules.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');

/** Entries of the last column of the glossary, each phrase by itself. */
const notOurs = [...glossary.matchAll(/^\|(?!\s*-|\s*Term)(?:[^|\n]*\|)+$/gm)].flatMap(([row]) => {
  const phrases = row.split('|').at(-2) ?? '';
  return phrases
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
});

/** Plain English as well: only their neighbours show what they mean. */
const plain = ['told', 'seen', 'kept', 'unknown', 'line', 'reached', 'reading', '"then Memphis"'];
const isPlain = (phrase: string) => plain.includes(phrase) || phrase.startsWith('unknown for');

const refused = (source: string, path = 'planted.tsx') =>
  refusedWords(path, source).map(({ found }) => found);

describe('the language of the glossary', () => {
  it('has refused words', () => {
    expect(notOurs.length).toBeGreaterThan(30);
    expect(notOurs.filter(isPlain).length).toBeGreaterThanOrEqual(plain.length);
  });

  it.each(notOurs.filter((phrase) => !isPlain(phrase)))(
    'refuses “%s” in strings, templates and pages',
    (phrase) => {
      const quoted = JSON.stringify(phrase);
      expect(refused(`const words = ${quoted};`)).not.toEqual([]);
      expect(refused(`const words = (at: string) => \`\${at} ${phrase} \${at}\`;`)).not.toEqual([]);
      expect(refused(`const page = <p title="Title">{1} ${phrase.replaceAll('"', '')}</p>;`)).not.toEqual([]);
      expect(refused(`it(${quoted}, () => {});`)).not.toEqual([]);
    },
  );

  it.each([
    'The line last answered 8 days ago',
    'The shipping line',
    'Acknowledge or take it back',
    'Read the list again',
    'Arrival not told',
    'What this device kept',
  ])('refuses “%s”', (text) => {
    expect(refused(`const words = '${text}';`)).toEqual([text]);
  });

  it('refuses them in what tests look for', () => {
    expect(refused('expect(text).toMatch(/^Since your last look/);')).toEqual(['^Since your last look']);
  });

  it.each([
    'toldAt',
    'notTold',
    'standing',
    'StandingOf',
    'portOfLading',
    'lineTracking',
    'lastLook',
    'takeBack',
    'mostPages',
    'sift',
    'ashore',
    'useHeldOrder',
    'inPlaceOf',
    'asWritten',
    'isTellable',
    'WildFleet',
    'dataRooms',
    'holdWords',
  ])('refuses the name %s', (name) => {
    expect(refused(`const ${name} = 1;`)).toEqual([name]);
    expect(refused(`interface Known { readonly ${name}: string }`)).toEqual([name]);
    expect(refused(`class Known { #${name} = 1; }`)).toEqual([name]);
  });

  it('says where, and what to write instead', () => {
    expect(refusedWords('planted.ts', "\nconst words = 'port of lading';")).toEqual([
      { line: 2, found: 'port of lading', instead: 'port of loading' },
    ]);
  });

  it.each([
    '// The line told nobody.',
    '/** Null while nobody says. */',
    '/** Told the id of the row. */',
    '// The rules of the house.',
    '/** Waits ashore. */',
    '// Whoever takes it looks at its failure.',
    '/** Records that came along. */',
  ])('refuses %s', (comment) => {
    expect(refused(`${comment}\nconst words = 'Carrier';`)).not.toEqual([]);
  });

  it.each([
    "const word = 'shipping_line';",
    "const status = 'on_ship';",
    "const billOfLading = 'Bill of lading';",
    "const words = 'Not reported, unknown, seen on line 2';",
    "const words = 'A reading of the shipment';",
  ])('passes %s', (source) => {
    expect(refused(source)).toEqual([]);
  });

  // Its own tables and examples have them.
  const own = ['src/test/glossaryRules.ts', 'src/test/language.test.ts'];
  const files = execFileSync(
    'git',
    ['ls-files', 'src', 'sandbox', 'server', 'build', 'e2e', 'bench', 'deploy', '.ci'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !own.includes(path));

  it('is that of every source file', () => {
    const found = files.flatMap((path) =>
      refusedWords(path, readFileSync(path, 'utf8')).map(
        ({ line, found: words, instead }) => `${path}:${line} “${words.trim().slice(0, 100)}”: ${instead}`,
      ),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });
});
