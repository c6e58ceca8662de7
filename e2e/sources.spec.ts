import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { sourcesAccount, sourcesNow } from '#/test/sources/shipments.ts';
import { boardRows } from './support/boardRows.ts';
import { test } from './support/recordsService.ts';
import { expect } from './support/test.ts';

// Records as sources have sent them (src/test/sources), on the pages where somebody decides by them. What each must show
// is in the table of sources.txt, which `--update-snapshots=changed` writes anew.
const tableFile = new URL('sources.txt', import.meta.url);

// A page of the board, and the whole list, on one screen.
test.use({ viewport: { width: 1920, height: 6000 } });

test('shows each record of the sources for what it is, in list, exceptions and board', async ({
  page,
  tell,
  expectErrors,
}, { config }) => {
  // This service has no documents, custom fields and positions.
  expectErrors(/Failed to load resource/);
  await page.clock.setFixedTime(sourcesNow);
  const account = sourcesAccount();
  tell(account.answer);

  const list = await rowsOf(page, '/shipments?active=no', [1, 3, 4, 5]);
  const exceptions = await rowsOf(page, '/exceptions', [1, 2, 3]);
  const board = await boardRows(page, sourcesNow);

  const rows = account.summary().flatMap(({ id, bill, containers }) =>
    containers.map((container) => {
      const exception = exceptions.get(`container ${container.id}`) ?? exceptions.get(`shipment ${id}`) ?? [];
      // Two shipments may name one container, and the board has a row for each that it shows.
      const at = board.findIndex((row) => container.number !== null && row.includes(container.number));
      const [onBoard = ''] = at < 0 ? [] : board.splice(at, 1);
      return [
        bill,
        ...(list.get(id) ?? []),
        exception.join('; '),
        onBoard.replace(container.number ?? '', ''),
      ];
    }),
  );
  expect(
    rows.every((row) => row.length === 7),
    'each shipment is in the list',
  ).toBe(true);
  const table = markdown([
    ['Record', 'Verdict', 'Location', 'POD ETA or ATA', 'Last free day', 'Exceptions', 'Board'],
    ...rows,
  ]);
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
    await writeFile(tableFile, table);
  expect(table).toBe(await readFile(tableFile, 'utf8'));
});

/** What the chosen cells of a table say, by the record that each row is of. */
async function rowsOf(page: Page, path: string, cells: readonly number[]) {
  await page.goto(path);
  const rows = page.locator('[role=row][data-line]');
  await expect(rows.first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  return new Map(
    await rows.evaluateAll(
      (found, wanted) =>
        found.map((row) => {
          const all = [...row.querySelectorAll<HTMLElement>('[role=gridcell]')];
          return [
            row.getAttribute('data-line') ?? '',
            wanted.map((cell) => oneLine(all[cell]?.innerText ?? '')),
          ] as const;

          function oneLine(text: string): string {
            return text.split('\n').join(' · ').trim();
          }
        }),
      cells,
    ),
  );
}

function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('\n', ' ').replaceAll('|', '/') || '–').join(' | ')} |\n`;
  const title = '# What each record of the sources shows\n\n';
  return [title, line(head), line(head.map(() => '---')), ...rows.map(line)].join('');
}
