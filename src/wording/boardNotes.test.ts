import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardKeys, readBoardSearch } from '#/domain/board/boardSearch.ts';
import { type BoardNote, readBoardSettings } from '#/domain/board/boardSettings.ts';
import { describeBoardNote } from './boardNotes.ts';

test.each<[BoardNote, string]>([
  [
    { key: 'days', text: 'ten' },
    'Ignored days “ten”: it has to be a whole number of days from 0 to 60. 7 days are shown.',
  ],
  [
    { key: 'page', text: '5' },
    'Ignored page “5”: it has to be a whole number of seconds from 10 to 300. 25 seconds are used.',
  ],
  [
    { key: 'distance', text: '0' },
    'Ignored distance “0”: it has to be a number of metres from 1 to 12. 1.5 m is used.',
  ],
  [
    { key: 'rows', text: '41' },
    'Ignored rows “41”: it has to be a whole number of rows from 1 to 40. The distance decides.',
  ],
  [{ key: 'by', text: 'x' }, 'Ignored by “x”: it has to be arrival or container. Rows are arrivals.'],
])('%j is “%s”', (note, text) => {
  expect(describeBoardNote(note)).toBe(text);
});

test('whatever is in an address, each value that cannot be used is named, with what counts instead', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('-1', '1e9', '∞', 'xx', '24-1', '0', '4.5'));
  const search = fc.record(Object.fromEntries(boardKeys.map((key) => [key, text])), { requiredKeys: [] });
  fc.assert(
    fc.property(search, (given) => {
      for (const note of readBoardSettings(readBoardSearch(given)).notes)
        expect(describeBoardNote(note)).toMatch(/^Ignored \w+ “.*”: it has to be .+\. .+\.$/su);
    }),
  );
});
