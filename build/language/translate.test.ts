import { assert, asyncProperty, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, formatCount, plural, pluralForm, type PluralForms } from '#/language/plural.ts';
import { textsOf } from './sourceTexts.ts';
import { pseudoLocale } from './testLanguages.ts';
import { toCode, translated, TranslationFault, withTexts } from './translate.ts';

/** What `export const said = …` says with the words of a translation. */
const said = (code: string, translation: string, ...values: readonly unknown[]) =>
  saidIn('en', code, translation, ...values);

/** The same where numbers have the forms of that language. */
async function saidIn(
  language: string,
  code: string,
  translation: string,
  ...values: readonly unknown[]
): Promise<string> {
  const [text] = textsOf('src/words.ts', code);
  if (!text) throw new Error('The code has no text.');
  const source = withTexts(code, [text], () => toCode(text, translation));
  const helpers = 'const { counted, plural, formatCount, pluralForm$, formatCount$ } = globalThis.forms;\n';
  const rules = new Intl.PluralRules(language);
  const pluralForm$ = (count: number, forms: PluralForms) => pluralForm(count, forms, rules);
  Object.assign(globalThis, {
    forms: { counted, plural, formatCount, pluralForm$, formatCount$: formatCount },
  });
  const module = (await import(`data:text/javascript,${encodeURIComponent(helpers + source)}`)) as {
    readonly said: unknown;
  };
  return String(typeof module.said === 'function' ? module.said(...values) : module.said);
}

describe('a translation', () => {
  it('takes the place of a constant, whatever signs it has', async () => {
    await assert(
      asyncProperty(string({ unit: 'grapheme' }), async (words) => {
        const message = words.replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'");
        expect(await said("export const said = 'Ready';", message)).toBe(words);
      }),
    );
  });

  it('places the values where its grammar wants them, and may repeat one', async () => {
    const code = 'export const said = (count, port) => `${count} arrive in ${port}`;';
    expect(await said(code, 'In {port} kommen {count} an ({port})', 3, 'Hamburg')).toBe(
      'In Hamburg kommen 3 an (Hamburg)',
    );
  });

  it('has its own forms for a number', async () => {
    const code =
      "export const said = (rows) => `${counted(rows, 'row')} ${plural(rows, 'is', 'are')} hidden`;";
    const words = '{rows, plural, one {# Zeile ist} other {# Zeilen sind}} ausgeblendet';
    expect(await Promise.all([1, 2, 1200].map((rows) => said(code, words, rows)))).toEqual([
      '1 Zeile ist ausgeblendet',
      '2 Zeilen sind ausgeblendet',
      '1,200 Zeilen sind ausgeblendet',
    ]);
    expect(await said(code, '已隐藏{rows, plural, other {# 行}}', 1)).toBe('已隐藏1 行');
    expect(await said(code, "{rows} `$'{'x'}'` \\ ocultas", 1200)).toBe('1,200 `${x}` \\ ocultas');
  });

  it('has as many forms as its language', async () => {
    const code = "export const said = (rows) => `${counted(rows, 'row')} left`;";
    const words = 'zostaje {rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}';
    const rows = [1, 2, 5, 12, 22, 1.5];
    expect(await Promise.all(rows.map((count) => saidIn('pl', code, words, count)))).toEqual([
      'zostaje 1 wiersz',
      'zostaje 2 wiersze',
      'zostaje 5 wierszy',
      'zostaje 12 wierszy',
      'zostaje 22 wiersze',
      'zostaje 1.5 wiersza',
    ]);
    expect(await saidIn('pl', code, 'zostaje {rows, plural, one {# wiersz} other {# wiersza}}', 5)).toBe(
      'zostaje 5 wiersza',
    );
  });

  it('tells the same cases apart', async () => {
    const code = "export const said = (port) => `Late${port === null ? '' : ` in ${port}`}`;";
    const words = '{portIsNull, select, yes {Verspätet} other {In {port} verspätet}}';
    expect([await said(code, words, null), await said(code, words, 'Kobe')]).toEqual([
      'Verspätet',
      'In Kobe verspätet',
    ]);
  });

  it.each([
    ['{count} an', '{port} is missing'],
    ['{count} {port} {day}', '{day} is not in the English text'],
    ['{count', 'ICU syntax error'],
    ['{count, plural, one {#} dual {#} other {#}} {port}', '“dual” is not known'],
    ['{port, plural, other {#}} {count}', 'has no plural in English'],
    ['{count, number} {port}', 'no part of our messages'],
  ])('is refused with its reason: %s', async (words, reason) => {
    const code = "export const said = (count, port) => `${counted(count, 'box')} in ${port}`;";
    const refused = said(code, words, 1, 'Kobe');
    await expect(refused).rejects.toThrow(TranslationFault);
    await expect(refused).rejects.toThrow(reason);
  });

  it('brings the forms of numbers into a file that lacks them', () => {
    const code = "const said = (rows) => counted(rows, 'row');\nconst other = 'Rows';";
    const words: Readonly<Record<string, string>> = { Rows: 'Zeilen' };
    const result = translated(
      code,
      textsOf('src/words.ts', code),
      ({ message }) => words[message] ?? '{rows, plural, one {# Zeile} other {# Zeilen}}',
    );
    expect(result).toBe(
      "import { formatCount as formatCount$, pluralForm as pluralForm$ } from '#/language/plural.ts';\n" +
        'const said = (rows) => `${pluralForm$(rows, { one: `${formatCount$(rows)} Zeile`, other: `${formatCount$(rows)} Zeilen` })}`;\n' +
        'const other = "Zeilen";',
    );
  });
});

describe('a text of the pseudo-locale', () => {
  it('stands in brackets and keeps what is filled in', () => {
    expect(pseudoLocale('Save')).toBe('[Sáavée]');
    expect(pseudoLocale(' at {port}, {n, plural, one {# row} other {# rows}}')).toBe(
      ' [át {port}, {n, plural, one {# rów} other {# róows}}]',
    );
  });
});
