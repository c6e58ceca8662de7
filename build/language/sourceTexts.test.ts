import { describe, expect, it } from 'vitest';
import { textsOf } from './sourceTexts.ts';

const messagesOf = (code: string, file = 'src/features/list/words.ts'): readonly string[] =>
  textsOf(file, code).map(({ message }) => message);

describe('texts of a file of words', () => {
  it('are its constants, with the names that they have', () => {
    const code = `
      /** Of a verdict. */
      export const headlines = { ready: 'Ready for pickup', held: 'On hold' } as const;
      export const days = ['Mon', 'Tue'];
      type Kind = 'a type is no text';
    `;
    expect(textsOf('src/words.ts', code)).toMatchObject([
      { message: 'Ready for pickup', name: 'headlines.ready', comment: 'Of a verdict.' },
      { message: 'On hold', name: 'headlines.held' },
      { message: 'Mon', name: 'days' },
      { message: 'Tue', name: 'days' },
    ]);
  });

  it('are those of a map as well', () => {
    const code = "export const days: ReadonlyMap<number, string> = new Map([[0, 'today'], [1, 'tomorrow']]);";
    expect(messagesOf(code)).toEqual(['today', 'tomorrow']);
  });

  it('are whole sentences: expressions, plurals and choices stand in them', () => {
    const code = `
      export const rows = (count: number) => counted(count, 'row');
      export const said = (count: number, port: string | null) =>
        \`\${counted(count, 'box', 'boxes')} \${plural(count, 'is', 'are')} late\${port === null ? '' : \` in \${port}\`}\`;
    `;
    expect(messagesOf(code)).toEqual([
      '{count, plural, one {# row} other {# rows}}',
      '{count, plural, one {# box} other {# boxes}} {count, plural, one {is} other {are}} late{portIsNull, select, yes {} other { in {port}}}',
    ]);
  });

  it('have what is said instead of a value that is missing', () => {
    const code = "export const at = (port: string | null) => `Left ${port ?? 'the port'}`;";
    expect(messagesOf(code)).toEqual(['Left {portIsKnown, select, yes {{port}} other {the port}}']);
  });

  it('call one expression by one name, and two by two', () => {
    const code =
      'export const two = (a: D, b: D) => `${formatDay(a)} to ${formatDay(b)}, ${formatDay(a)}, ${f(a)}, ${f(b)}`;';
    expect(messagesOf(code)).toEqual(['{a} to {b}, {a}, {f}, {f2}']);
  });

  it('are a fact and what says more of it, in any file', () => {
    const code = 'const head = `${rows}, ${order}`; const cells = `${row},${row2}`; const also = `, ${age}`;';
    expect(messagesOf(code, 'src/features/list/ListHeader.tsx')).toEqual(['{rows}, {order}', ', {age}']);
  });

  it('have braces and apostrophes as ICU writes them', () => {
    expect(messagesOf("export const hint = `Lines from {each}, the carrier's`;")).toEqual([
      "Lines from '{'each'}', the carrier''s",
    ]);
  });

  it('are not what the code compares, looks up or calls by name', () => {
    const code = `
      export const f = (kind: string) => {
        if (kind === 'port' || kind.endsWith(' exam')) return lookup(names, 'gate');
        switch (kind) { case 'rail': return { tone: 'risk', label: 'On rail' }; }
        throw new Error('No such kind');
      };
    `;
    expect(messagesOf(code)).toEqual(['On rail']);
  });
});

describe('texts of another file', () => {
  it('are what reads like prose, between tags and in attributes too', () => {
    const code = `
      const failed = 'The file was not written';
      const title = 'Documents';
      export function Panel() {
        return <p className="flex grow gap-2" aria-label="All rows" id="panel">Try
          again {count} <b>LFD</b></p>;
      }
      const Part = lazyPart('MessageDialog', () => import('./MessageDialog.tsx'));
      const path = 'M 0 0 h 10';
      const key = 'pickup_lfd';
      const box = 'relative h-2 w-2 border';
    `;
    const texts = textsOf('src/features/list/Panel.tsx', code);
    expect(texts.map(({ message, kind }) => [message, kind])).toEqual([
      ['The file was not written', 'literal'],
      ['Documents', 'literal'],
      ['All rows', 'attribute'],
      ['Try again', 'between tags'],
      ['LFD', 'between tags'],
    ]);
  });
});
