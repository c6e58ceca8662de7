import { language } from './language.ts';

const rules = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);

/** The form of a word that goes with a count: `plural(2, 'is', 'are')`; an `s` is the usual ending. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return rules.select(count) === 'one' ? one : many;
}

/** The forms of a text by the number in it; a language has between one of them and six (CLDR). */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form that goes with a count. Translations are read with it (build/language/translate.ts). */
export function pluralForm(count: number, forms: PluralForms, of = rules): string {
  return forms[of.select(count)] ?? forms.other;
}

/** `1,200` */
export const formatCount = (count: number): string => numbers.format(count);

/** A count with its word: `1 row`, `1,200 rows`. */
export function counted(count: number, one: string, many?: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}
