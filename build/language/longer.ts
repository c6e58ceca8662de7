import { type IcuNode, parseIcu } from 'pofile-ts';

const accents: Readonly<Record<string, string>> = {
  a: 'áa',
  e: 'ée',
  i: 'íi',
  o: 'óo',
  u: 'úu',
  A: 'Áa',
  E: 'Ée',
  O: 'Óo',
};

/**
 * A text in brackets whose vowels have accents and are doubled, which makes it about 40% longer: what has no brackets on a
 * screen is no message, and what does not fit would not in German.
 */
export function longer(message: string): string {
  const parsed = parseIcu(message, { ignoreTag: true });
  if (!parsed.success) return message;
  const [, before = '', after = ''] = /^(\s*).*?(\s*)$/su.exec(message) ?? [];
  return `${before}[${withAccents(parsed.ast).trim()}]${after}`;
}

function withAccents(nodes: readonly IcuNode[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'literal':
          return node.value
            .replaceAll(/[aeiouAEO]/g, (vowel) => accents[vowel] ?? vowel)
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
