import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languages } from '#/language/languages.ts';
import { browsers } from './browsers.ts';
import { browserScript } from './browserScript.ts';

const root = join(import.meta.dirname, '..');
const versions = [
  `Edge ${browsers.edge}`,
  `Firefox ${browsers.firefox}`,
  `Safari ${browsers.safari}`,
] as const;

describe('the oldest browsers', () => {
  it.each(['README.md', 'docs/operations.md', 'src/app/browserWords.ts'])(
    'are named in %s as in the build',
    (file) => {
      expect(browsers.chrome).toBe(browsers.edge);
      const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
      for (const version of versions) expect(text).toContain(version);
    },
  );

  it.each(languages)(
    'are named to whoever has an older one, in code that any browser reads (%s)',
    (language) => {
      const { code } = browserScript(language);
      for (const version of versions) expect(code).toContain(version);
      expect(code).not.toMatch(/=>|`|\?\.|\?\?|\b(?:let|const|class|async)\b|\.\.\.\w|catch \{/);
    },
  );

  it('are given what our code calls and they lack, and others keep their own', () => {
    const context = createContext({ URL, String, window: { CSSPropertyRule: null } });
    runInContext(
      `const { canParse } = URL;
       for (const [of, name] of [[URL, 'canParse'], [Promise, 'withResolvers'], [Map, 'groupBy'], [Object, 'groupBy']])
         Reflect.deleteProperty(of, name);`,
      context,
    );
    runInContext(browserScript('en').code, context);
    const given = runInContext(
      `const { promise, resolve, reject } = Promise.withResolvers();
       resolve(4);
       const odd = (number) => (number % 2 ? 'odd' : 'even');
       promise.then((value) => JSON.stringify([
         value,
         typeof reject,
         [URL.canParse('https://a.example/b'), URL.canParse('/b'), URL.canParse('/b', 'https://a.example')],
         [...Map.groupBy([1, 2, 3], odd)],
         Object.groupBy([1, 2, 3], odd),
         [URL, Promise, Map, Object].flatMap((of) => Object.keys(of)).filter((name) => /canP|with|group/.test(name)),
       ]))`,
      context,
    ) as Promise<string>;
    Reflect.defineProperty(URL, 'canParse', { value: ownCanParse, configurable: true, writable: true });
    return expect(given.then((text) => JSON.parse(text) as unknown)).resolves.toEqual([
      4,
      'function',
      [true, false, true],
      [
        ['odd', [1, 3]],
        ['even', [2]],
      ],
      { odd: [1, 3], even: [2] },
      [],
    ]);
  });
});

// The same URL as here: it gets its own back.
const ownCanParse = URL.canParse.bind(URL);
