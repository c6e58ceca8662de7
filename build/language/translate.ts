import { parseIcu, type IcuNode } from 'pofile-ts';
import type { Slot, SourceText } from './sourceTexts.ts';

/** A translation that its source cannot take, in words for its translator. */
export class TranslationFault extends Error {}

/**
 * The code that takes the place of a text: a literal, or a template with the expressions of the source where the
 * translation has their names.
 *
 * @throws TranslationFault where the translation is no ICU message or has other names than its source
 */
export function toCode({ slots }: Pick<SourceText, 'slots'>, translation: string): string {
  const parsed = parseIcu(translation, { ignoreTag: true });
  if (!parsed.success) throw new TranslationFault(parsed.errors.map(({ message }) => message).join('; '));
  const used = new Set<string>();
  const code = template(parsed.ast, { slots, used, count: null });
  for (const [name, slot] of slots) {
    if (used.has(name) || isForGrammar(slot)) continue;
    throw new TranslationFault(`{${name}} is missing`);
  }
  return slots.size === 0 ? JSON.stringify(plainText(parsed.ast)) : code;
}

/** A verb that goes with a number which stands elsewhere: another language may need one form alone. */
const isForGrammar = ({ kind, isCounted }: Slot): boolean => kind === 'plural' && !isCounted;

/** What a language may tell apart (CLDR): Polish has four of them, Chinese one. */
const pluralForms: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

interface Scope {
  readonly slots: ReadonlyMap<string, Slot>;
  readonly used: Set<string>;
  /** The expression that `#` stands for. */
  readonly count: string | null;
}

const plainText = (nodes: readonly IcuNode[]): string =>
  nodes.map((node) => (node.type === 'literal' ? node.value : node.type === 'pound' ? '#' : '')).join('');

function template(nodes: readonly IcuNode[], scope: Scope): string {
  return `\`${nodes.map((node) => part(node, scope)).join('')}\``;
}

function part(node: IcuNode, scope: Scope): string {
  switch (node.type) {
    case 'literal':
      return node.value.replaceAll(/[\\`]|\$\{/g, '\\$&');
    case 'pound':
      return scope.count === null ? '#' : `\${formatCount$(${scope.count})}`;
    case 'argument': {
      const slot = slotOf(node.value, scope);
      if (slot.kind === 'select')
        throw new TranslationFault(`{${node.value}} tells cases apart: it is no text`);
      return slot.kind === 'plural' ? `\${formatCount$(${slot.source})}` : `\${${slot.source}}`;
    }
    case 'plural': {
      const { source, kind } = slotOf(node.value, scope);
      if (kind !== 'plural') throw new TranslationFault(`{${node.value}} has no plural in English`);
      if (!node.options.other) throw new TranslationFault(`{${node.value}} lacks “other”`);
      const forms = Object.entries(node.options).map(([form, { value }]) => {
        if (!pluralForms.has(form)) throw new TranslationFault(`the form “${form}” is not known`);
        return `${form}: ${template(value, { ...scope, count: source })}`;
      });
      return `\${pluralForm$(${source}, { ${forms.join(', ')} })}`;
    }
    case 'select': {
      const { source, kind } = slotOf(node.value, scope);
      const { yes, other, ...more } = node.options;
      if (kind !== 'select' || !yes || !other || Object.keys(more).length > 0) {
        throw new TranslationFault(`{${node.value}, select, …} needs “yes” and “other”, as in English`);
      }
      return `\${(${source}) ? ${template(yes.value, scope)} : ${template(other.value, scope)}}`;
    }
    default:
      throw new TranslationFault(`“${node.type}” is no part of our messages`);
  }
}

function slotOf(name: string, { slots, used }: Scope): Slot {
  const slot = slots.get(name);
  if (!slot) throw new TranslationFault(`{${name}} is not in the English text`);
  used.add(name);
  return slot;
}

const helpers =
  "import { formatCount as formatCount$, pluralForm as pluralForm$ } from '#/language/plural.ts';\n";

/** A file with other words in the places of its texts. */
export function withTexts<Text extends { readonly start: number; readonly end: number }>(
  source: string,
  texts: readonly Text[],
  wordsOf: (text: Text) => string,
): string {
  return texts.reduceRight(
    (result, text) => result.slice(0, text.start) + wordsOf(text) + result.slice(text.end),
    source,
  );
}

/** A source file with its texts in another language. */
export function translated(
  code: string,
  texts: readonly SourceText[],
  translationOf: (text: SourceText) => string,
): string {
  const inWords = (text: SourceText): string => {
    const slots = [...text.slots].map(([name, slot]): [string, Slot] => [
      name,
      { ...slot, source: withTexts(slot.source, slot.texts, inWords) },
    ]);
    return toCode({ ...text, slots: new Map(slots) }, translationOf(text));
  };
  const result = withTexts(code, texts, inWords);
  return /\b(?:formatCount|pluralForm)\$\(/.test(result) ? helpers + result : result;
}
