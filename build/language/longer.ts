import { type IcuNode, parseIcu } from 'pofile-ts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  O: 'Ó',
};
/** Units, weekdays and short forms, which are short in every language. */
const shortWord = /^\p{L}{1,3}$/u;

/**
 * A text whose vowels have accents, and are doubled in all but short words, in brackets unless it is a short form: about 40%
 * longer. What has no accent on a screen is no message, and what does not fit would not in German.
 */
export function longer(message: string): string {
  const parsed = parseIcu(message, { ignoreTag: true });
  if (!parsed.success) return message;
  const [, before = '', after = ''] = /^(\s*).*?(\s*)$/su.exec(message) ?? [];
  const words = withAccents(parsed.ast).trim();
  const own = words.replaceAll(/\{\w+\}/g, '');
  return `${before}${/\p{L}{4}/u.test(own) ? `[${words}]` : words}${after}`;
}

function withAccents(nodes: readonly IcuNode[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'literal':
          return node.value
            .replaceAll(/\p{L}+/gu, (word) =>
              word.replaceAll(
                /[aeiouAEO]/g,
                (vowel) => `${accents[vowel] ?? vowel}${shortWord.test(word) ? '' : vowel.toLowerCase()}`,
              ),
            )
            .replaceAll("'", "''")
            .replaceAll(/[{}]/g, "'$&'");
        case 'pound':
          return '#';
        case 'plural':
        case 'select':
          return `{${node.value}, ${node.type}, ${Object.entries(node.options)
            .map(([form, { value }]) => `${form} {${withAccents(value)}}`)
            .join(' ')}}`;
        default:
          return 'value' in node ? `{${node.value}}` : '';
      }
    })
    .join('');
}
