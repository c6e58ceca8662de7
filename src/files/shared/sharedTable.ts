import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import type { PlainTable } from '#/files/saveTable.ts';
import { comma } from '#/language/punctuation.ts';
import * as words from './words.ts';

/** What is shared as rows of a table, a fact or an event each. */
export function sharedTable({ asOfText, items }: Snapshot): PlainTable {
  const rows = items.flatMap(({ title, headline, deadline, where, reasons, legs, facts, documents }) => {
    const row = (part: string, what: string, value: string, place: string) => [
      title,
      asOfText,
      part,
      what,
      value,
      place,
    ];
    return [
      row(words.status, [headline, deadline].filter(Boolean).join(comma), reasons.join(comma), where),
      ...legs.flatMap((leg) =>
        leg.rows
          .filter(([state]) => state !== 'now')
          .map(([state, when, what, place]) =>
            row(leg.title, [what, words.states[state]].filter(Boolean).join(comma), when, place),
          ),
      ),
      ...facts.map(([label, value]) => row(words.facts, label, value, '')),
      ...documents.map((name) => row(words.documents, name, '', '')),
    ];
  });
  return { headings: words.tableHeadings, rows, sheet: words.timeline };
}
