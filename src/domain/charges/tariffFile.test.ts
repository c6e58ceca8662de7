import { expect, it } from 'vitest';
import { mergeBooks } from '#/domain/records/mergeEntries.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { describeTariffFileProblem } from '#/wording/tariffProblems.ts';
import { namedCalendars } from '#/wording/workCalendars.ts';
import type { TariffBook } from './tariff.ts';
import { readTariffFile, writeTariffFile } from './tariffFile.ts';

const book = { tariffs: sampleTariffs, calendars: namedCalendars };

it('writes what it reads again', () => {
  expect(readTariffFile(writeTariffFile(book))).toEqual({ value: book, problems: [] });
});

it.each<[string, (text: string) => string, string]>([
  ['cut', (text) => text.slice(0, -40), 'This file is no JSON. It may be cut off: ask for it once more.'],
  [
    'edited by hand',
    (text) => text.replace('22000', '2200'),
    'This file was changed or damaged after it was saved. Ask for it once more.',
  ],
  [
    'of a later version',
    (text) => text.replace('"version": 1', '"version": 2'),
    'This file is from a later version of Landfall. Update Landfall, then open it again.',
  ],
  ['another one', () => '{"kind": "recipe"}', 'This is not a file of tariffs.'],
  [
    'nested without end',
    (text) => text.replace('"tariffs": [', `"tariffs": [${'['.repeat(1e6)}${']'.repeat(1e6)},`),
    'This file was changed or damaged after it was saved. Ask for it once more.',
  ],
  ['no object', () => 'null', 'This is not a file of tariffs.'],
  ['huge', () => 'x'.repeat(5_000_001), 'This file is larger than 5 MB. A file of tariffs is much smaller.'],
])('refuses a file that is %s', (_, damage, problem) => {
  const { value, problems } = readTariffFile(damage(writeTariffFile(book)));
  expect(value).toBe(null);
  expect(problems.map(describeTariffFileProblem)).toEqual([problem]);
});

it('says what a file would change, and keeps what only the device has', () => {
  const [first, second] = sampleTariffs;
  if (!first || !second) throw new Error('No samples');
  const own: TariffBook = { tariffs: [first, { ...second, id: 'own' }], calendars: [] };
  const change = mergeBooks(own, {
    tariffs: [{ ...first, freeDays: 5 }, second],
    calendars: namedCalendars.slice(0, 1),
  });
  expect(change.changed).toEqual([first.name]);
  expect(change.added).toEqual([second.name, 'United States']);
  expect(change.book.tariffs.map(({ id, freeDays }) => [id, freeDays])).toEqual([
    [first.id, 5],
    ['own', 4],
    [second.id, 4],
  ]);
  expect(mergeBooks(own, own)).toEqual({ book: own, added: [], changed: [], same: 2 });
  const opened = readTariffFile(writeTariffFile(own)).value;
  expect(opened && mergeBooks(own, opened)).toMatchObject({ added: [], changed: [], same: 2 });
});
