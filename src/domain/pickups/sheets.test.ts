import { expect, it } from 'vitest';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { samplePlanRow as row } from '#/test/samples/planRows.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import type { FormatOptions } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { describeLine } from '#/wording/truckerSheets.ts';
import type { PlanEntry } from './plan.ts';
import { truckerSheets } from './sheets.ts';

const format: FormatOptions = {
  display: 'place',
  viewer: utc,
  now: instant(Date.parse('2026-11-25T18:00:00Z')),
};

it('has a sheet for each trucker, by day, and what has no trucker last', () => {
  const held = sampleContainer({
    number: 'B',
    terminalCheckedAt: format.now,
    holds: [{ name: 'customs', status: 'hold', description: null }],
  });
  const rows = [
    row('A'),
    row('B', { container: held, readiness: pickupReadiness(held, null) }),
    row('C'),
    row('D', { kind: 'return' }),
    row('E'),
  ];
  const entries = new Map<string, PlanEntry>([
    ['A', { planned_pickup_on: '2026-11-27', trucker: 'Harbor' }],
    ['B', { planned_pickup_on: '2026-11-26', trucker: 'Harbor' }],
    ['C', { planned_pickup_on: '2026-11-26' }],
    ['D', { planned_return_on: '2026-11-26', trucker: 'Atlas', empty_return_to: 'Yard 4' }],
    // No day: on no sheet yet.
    ['E', { trucker: 'Harbor' }],
  ]);
  const sheets = truckerSheets(rows, entries);
  expect(
    sheets.map(({ trucker, lines }) => [trucker, lines.map(({ row: { container } }) => container.id)]),
  ).toEqual([
    ['Atlas', ['D']],
    ['Harbor', ['B', 'A']],
    [null, ['C']],
  ]);
  const [returned] = sheets[0]?.lines ?? [];
  const [first] = sheets[1]?.lines ?? [];
  expect(returned).toMatchObject({ day: '2026-11-26', returnTo: 'Yard 4' });
  expect(returned && describeLine(returned, format)).toMatchObject({
    task: 'Return empty',
    returnTo: 'Yard 4',
    date: 'Thu 26 Nov',
  });
  expect(first && describeLine(first, format)).toMatchObject({
    notReady: 'On hold: Customs.',
    place: 'Los Angeles',
  });
});
