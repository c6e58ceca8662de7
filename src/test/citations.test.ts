import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks, missingFiles, readDocument, type Unresolved, unresolved } from './citations.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: root, exclude: (path) => path === 'node_modules' });
const reported = (path: string) => (each: Unresolved) => `${path}:${each.line} ${each.words}`;

const texts = new Map(
  find(['*.md', '{docs,.github,bench,deploy,packages}/**/*.md']).map((path) => [path, read(path)] as const),
);
const documents = new Map([...texts].map(([path, text]) => [path, readDocument(text)] as const));

const sources = find([
  '*.ts',
  '{.ci,bench,build,deploy,e2e,sandbox,server,src}/**/*.{css,html,mjs,ts,tsx}',
]).filter((path) => !path.startsWith(join('src', 'test', 'citations.')));

describe('in the repository', () => {
  it('every citation of a source file leads to a document, its section and its trap', () => {
    const failures = sources.flatMap((path) =>
      unresolved(read(path), documents, /\.(test|spec)\.tsx?$/.test(path)).map(reported(path)),
    );
    expect(failures).toEqual([]);
  });

  it('every source file that a comment names is there', () => {
    const isFile = (ending: string) => sources.some((path) => `/${path}`.endsWith(`/${ending}`));
    const failures = sources.flatMap((path) => missingFiles(read(path), isFile).map(reported(path)));
    expect(failures).toEqual([]);
  });

  it('every link of a document leads to a file and its heading', () => {
    const failures = [...texts].flatMap(([path, text]) =>
      brokenLinks(path, text, documents, (target) => existsSync(join(root, target))).map(reported(path)),
    );
    expect(failures).toEqual([]);
  });
});

describe('a citation', () => {
  const text =
    '# A\n\n## 4. States\n\n### 4.2 More of it\n\n## 10. Traps\n\nWords.\n\n1. One.\n2. Two,\n   on two lines.\n19. Last.\n';
  const known = new Map([['docs/interface.md', readDocument(text)]]);
  const wordsOf = (source: string, inTest = false) =>
    unresolved(source, known, inTest).map(({ line, words }) => `${line}: ${words}`);

  it.each([
    '/** docs/interface.md 4.2. */',
    '// As docs/interface.md 4, 4.2 and 10 say; 7 boxes.',
    '// See docs/interface.md 4 against 4.2, rule 2.',
    '// See docs/interface.md trap 19, and docs/interface.md traps 1, 2 and 19.',
    '// See docs/interface.md 4.2, trap 2.',
    ' * wrapped (docs/interface.md\n * 4.2), and again docs/interface.md trap\n * 19',
    '// A special case of the specification; a trap for 3 of them.',
  ])('that resolves is fine: %j', (source) => {
    expect(wordsOf(source)).toEqual([]);
  });

  it('of a source file that is not there is refused, in a comment alone', () => {
    const isThere = (ending: string) => ending === 'http/api.ts';
    const source =
      "import { x } from './gone.ts';\n/** As http/api.ts has it.\n * And lost.tsx. */ // old.mjs";
    expect(missingFiles(source, isThere)).toEqual([
      { line: 3, words: 'lost.tsx is no file of the repository' },
      { line: 3, words: 'old.mjs is no file of the repository' },
    ]);
  });

  it.each([
    ['// docs/interface.md 4.3', '1: docs/interface.md has no section 4.3'],
    ['// docs/interface.md 4.2 and 5', '1: docs/interface.md has no section 5'],
    ['//\n// docs/interface.md\n// 9.9', '2: docs/interface.md has no section 9.9'],
    ['// docs/interface.md trap 20', '1: docs/interface.md has no trap 20'],
    ['// docs/interface.md traps 1, 3 and 19', '1: docs/interface.md has no trap 3'],
    ['// docs/nowhere.md 1', '1: docs/nowhere.md is no document of the repository'],
    ['// as in house.md', '1: house.md is no document of the repository'],
    ['// (trap 2)', '1: “trap 2” has to be “docs/interface.md trap 2”'],
    ['// interface notes 4.2', '1: “interface notes” names no document of the repository'],
    ['/** Interface\n * notes 4.2 */', '1: “Interface\n * notes” names no document of the repository'],
    ['// (spec 4.6)', '1: “spec 4.6” names no document of the repository'],
    ['// (Spec, section 2)', '1: “Spec, section 2” names no document of the repository'],
    ['// what the spec says', '1: “the spec” names no document of the repository'],
  ])('that does not is refused: %j', (source, words) => {
    expect(wordsOf(source)).toEqual([words]);
  });

  it('of a trap may be its number alone in a test, if there is one of that number', () => {
    expect(wordsOf("it('survives (traps 1 and 19)')", true)).toEqual([]);
    expect(wordsOf("it('survives (trap 20)')", true)).toEqual(['1: docs/interface.md has no trap 20']);
  });
});

describe('a link of a document', () => {
  const known = new Map([
    ['docs/a.md', readDocument('# A\n\n## 2.1 It’s here: now')],
    ['README.md', readDocument('# R')],
  ]);
  const wordsOf = (link: string) =>
    brokenLinks('docs/a.md', `\n[words](${link})`, known, (path) => known.has(path)).map(
      ({ line, words }) => [line, words],
    );

  it.each(['../README.md', '../README.md#r', '#21-its-here-now', 'a.md#a', 'https://example.com/no.md'])(
    'that resolves is fine: %s',
    (link) => {
      expect(wordsOf(link)).toEqual([]);
    },
  );

  it.each(['README.md', '../README.md#s', '#gone', 'b.md'])('that does not is refused: %s', (link) => {
    expect(wordsOf(link)).toEqual([[2, `the link ${link} leads nowhere`]]);
  });
});
