import type { Wording } from './line.ts';
import { type BoardWord, nothing, soft, word } from './word.ts';
import { terminalNotReported } from './words.ts';

/** Where a row arrives: the port with its terminal, or the terminal alone where the heading names the port. */
export function portText(
  port: string,
  terminal: string | null,
  { ports }: Wording,
): { readonly port: BoardWord; readonly terminal: BoardWord } {
  if (ports) return { port: word(port), terminal: terminal === null ? nothing : soft(terminal) };
  return { port: terminal === null ? soft(terminalNotReported) : word(terminal), terminal: nothing };
}
