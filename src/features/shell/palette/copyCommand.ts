import { copyText } from '#/parts/copyText.ts';
import type { Command } from './command.ts';
import { actionKeywords, copied, notCopied } from './words.ts';

/** Copies a text, and says so; where the browser refuses, the text is left to be copied by hand. */
export function copyCommand(label: string, text: string): Command {
  return {
    id: `copy ${label}`,
    label,
    keywords: `${actionKeywords.copy} ${text}`,
    detail: text,
    run: async () =>
      (await copyText(text)) ? { words: copied(text) } : { words: notCopied, copyByHand: text },
  };
}
