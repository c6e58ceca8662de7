import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface Sentences {
  /** Strings without a gap. */
  readonly constants: number;
  /** Templates with values in them. */
  readonly templates: number;
  /** Text between tags, and of attributes that are read out or shown. */
  readonly inPages: number;
}

const shown = new Set(['title', 'label', 'aria-label', 'placeholder', 'alt', 'hint', 'name']);
const isSentence = (text: string) => /\p{L}{2}/u.test(text);

/** What a translator would get of `src`: strings and templates of words.ts, and text that pages have in themselves. */
export async function countSentences(root: string): Promise<{ files: number; sentences: Sentences }> {
  const count = { constants: 0, templates: 0, inPages: 0 };
  let files = 0;
  for await (const path of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.|src\/(?:test|features\/gallery)\//.test(path)) continue;
    const source = await readFile(join(root, path), 'utf8');
    const isWords = basename(path) === 'words.ts';
    if (isWords) files++;
    const notWords = new Set<number>();
    new Visitor({
      ImportDeclaration: ({ source: from }) => void notWords.add(from.start),
      TSLiteralType: ({ literal }) => void notWords.add(literal.start),
      BinaryExpression: ({ left, right }) => void notWords.add(left.start).add(right.start),
      Property: ({ key, value }) => {
        notWords.add(key.start);
        if (key.type === 'Identifier' && /^(?:tone|party|kind)$/.test(key.name)) notWords.add(value.start);
      },
      MemberExpression: ({ property }) => void notWords.add(property.start),
      Literal: ({ start, value }) => {
        if (isWords && typeof value === 'string' && isSentence(value) && !notWords.has(start))
          count.constants++;
      },
      TemplateLiteral: ({ quasis }) => {
        if (isWords && quasis.some(({ value }) => isSentence(value.raw))) count.templates++;
      },
      JSXText: ({ value }) => {
        if (isSentence(value)) count.inPages++;
      },
      JSXAttribute: ({ name, value }) => {
        if (
          name.type === 'JSXIdentifier' &&
          shown.has(name.name) &&
          value?.type === 'Literal' &&
          / |^[A-Z]/.test(value.value)
        )
          count.inPages++;
      },
    }).visit(parseSync(path, source).program);
  }
  return { files, sentences: count };
}
