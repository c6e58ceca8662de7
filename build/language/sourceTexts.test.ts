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

  it('are values side by side, which may stand in another order or with another comma', () => {
    const code =
      'const day = `${weekday} ${date}`; const also = `, ${age}`; const path = `${row},${column}`;';
    expect(messagesOf(code)).toEqual(['{weekday} {date}', ', {age}']);
  });

  it('have braces and apostrophes as ICU writes them', () => {
    expect(messagesOf("export const hint = `Lines from {each}, the carrier's`;")).toEqual([
      "Lines from '{'each'}', the carrier''s",
    ]);
  });

  it('are not what names or compares something, nor dots and brackets alone', () => {
    const code = `
      import { holds } from './holds.ts';
      export const f = (kind: 'port' | 'rail', parts: readonly string[]) => {
        if (kind === 'port' && holds['customs hold'] !== 'on hold') return parts.join(' · ');
        switch (kind) { case 'rail': return { 'by rail': 'On rail' }; }
      };
      export const listed = (name: string, count: number) => \`\${name} (\${count})\`;
    `;
    expect(messagesOf(code)).toEqual(['On rail']);
  });
});

it('no other file has texts', () => {
  const code = "export const failed = 'The file was not written.';";
  expect(messagesOf(code, 'src/features/list/export.ts')).toEqual([]);
  expect(messagesOf(code, 'src/features/list/words.test.ts')).toEqual([]);
  for (const file of ['wording/board.ts', 'parts/words.ts', 'parts/lists/reviewWords.ts'])
    expect(messagesOf(code, `src/${file}`)).toEqual(['The file was not written.']);
});
