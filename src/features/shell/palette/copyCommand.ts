import { copyText } from '#/parts/copyText.ts';
import type { Command } from './command.ts';

/** Copies a text, and says so; where the browser refuses, the text is left to be copied by hand. */
export function copyCommand(label: string, text: string): Command {
  return {
    id: `copy ${label}`,
    label,
    keywords: `clipboard share ${text}`,
    detail: text,
    run: async () =>
      (await copyText(text))
        ? { words: `Copied ${text}` }
        : { words: 'The browser did not copy it. Copy it by hand:', copyByHand: text },
  };
}
