import { expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { readZone, utc } from '#/time/zone.ts';
import { fileName } from './fileName.ts';

const now = instant(Date.UTC(2026, 7, 12, 15));
const berlin = readZone('Europe/Berlin') ?? utc;

it('names a file by its content and when it was saved, in the time zone of the device', () => {
  expect(fileName('csv', null, now, berlin)).toBe('landfall-shipments-2026-08-12-1700.csv');
  expect(fileName('ics', null, now, utc)).toBe('landfall-shipments-2026-08-12-1500.ics');
});

it('has the name of the view without what file systems refuse', () => {
  expect(fileName('xlsx', 'Arriving in 7 days', now, utc)).toBe(
    'landfall-arriving-in-7-days-2026-08-12-1500.xlsx',
  );
  expect(fileName('xlsx', '../Łódź: 上海/*?', now, utc)).toBe('landfall-łódź-上海-2026-08-12-1500.xlsx');
  expect(fileName('xlsx', '???', now, utc)).toBe('landfall-shipments-2026-08-12-1500.xlsx');
});
