import { longestCell, maxLines } from './bounds.ts';
import type { Cell, Page } from './page.ts';

/** Characters are half as wide as lines are high. */
const wide = 0.5;

/** Lines of text as one page: tabs and runs of spaces part cells as gaps do on paper. */
export function pageOfText(text: string): Page {
  const cells: Cell[] = [];
  const lines = text.split(/\r\n|\r|\n/, maxLines);
  for (const [index, line] of lines.entries()) {
    for (const match of line.slice(0, 20 * longestCell).matchAll(/\S+(?: \S+)*/g)) {
      const found = match[0].slice(0, longestCell);
      cells.push({
        text: found,
        page: 1,
        line: index + 1,
        left: match.index * wide,
        top: index,
        width: found.length * wide,
        height: 1,
      });
    }
  }
  const width = Math.max(1, ...cells.map((cell) => cell.left + cell.width));
  return { number: 1, width, height: lines.length, cells };
}

/** Null for what is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return checked(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return checked(new TextDecoder('windows-1252').decode(bytes));
  }
}

function checked(text: string): string | null {
  // Text has no other control characters than these.
  return /[^\P{Cc}\t\n\f\r]/u.test(text) ? null : text;
}
