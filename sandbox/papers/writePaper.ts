import type { Paper } from './paper.ts';

const columnWidth = 22;

/** A paper as plain text, as a program sends it that knows no pages. */
export function writePaper({ title, parties, facts, tables, small }: Paper): string {
  const blocks = [
    [title],
    ...parties.map(([label, ...lines]) => [`${label}:`, ...lines]),
    facts.map(([label, shown]) => `${label}: ${shown}`),
    ...tables.map((rows) =>
      rows.map((row) =>
        row
          .map((cell) => cell.padEnd(columnWidth))
          .join('  ')
          .trimEnd(),
      ),
    ),
    small,
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
