import { language } from './language.ts';

/**
 * The quotation marks of the language, as its catalogue has them within sentences. Of each the first comparison leaves
 * nothing of the others in an English build.
 */
const [open, close]: readonly [open: string, close: string] =
  language !== 'en' && language.startsWith('de')
    ? ['„', '“']
    : language !== 'en' && language.startsWith('fr')
      ? ['«\u{a0}', '\u{a0}»']
      : ['“', '”'];

/** A text that is not ours. */
export const quoted = (text: string): string => open + text + close;

/** A word of an address as it was written, cut at a length that is still read. */
export const quotedInShort = (text: string): string =>
  quoted(text.length > 60 ? `${text.slice(0, 60)}…` : text);
