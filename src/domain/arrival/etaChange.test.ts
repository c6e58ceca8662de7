import { expect, it } from 'vitest';

import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { etaChange } from './etaChange.ts';
import { sampleShipment } from '#/test/samples/records.ts';

const now = instant(Date.parse('2026-08-08T15:07:00Z'));
const zone = 'America/Los_Angeles';
const change = (
  original: string | null,
  eta: string | null,
  ata: string | null = null,
  zoneName: string | null = zone,
) =>
  etaChange(
    sampleShipment({
      podOriginalEta: readMoment(original, zoneName),
      podEta: readMoment(eta, zoneName),
      podAta: readMoment(ata, zoneName),
    }),
    now,
  );

it.each([
  ['2026-08-10T18:00:00Z', '2026-08-12T18:00:00Z', 2, '2 days late'],
  ['2026-08-10T18:00:00Z', '2026-08-09T18:00:00Z', -1, '1 day early'],
  ['2026-08-10T18:00:00Z', '2026-08-10T23:30:00Z', 0, '5 h late'],
  ['2026-08-10T18:00:00Z', '2026-08-10T15:00:00Z', 0, '3 h early'],
  ['2026-08-10T18:00:00Z', '2026-08-10T18:20:00Z', 0, 'on time'],
  // 23:00 and 01:00 at the port: another day, though both are the 11th by UTC.
  ['2026-08-11T06:00:00Z', '2026-08-11T08:00:00Z', 1, '1 day late'],
])('from %s to %s is %d days: %s', (original, eta, days, words) => {
  expect(change(original, eta)).toMatchObject({ days, words });
});

it('counts to the arrival once there is one', () => {
  expect(change('2026-08-10T18:00:00Z', '2026-08-12T18:00:00Z', '2026-08-13T18:00:00Z')?.words).toBe(
    '3 days late',
  );
});

it('claims no hours from midnight, a day, or digits without a zone', () => {
  expect(change('2026-08-10T07:00:00Z', '2026-08-10T18:00:00Z')).toMatchObject({
    hours: null,
    words: 'on time',
  });
  expect(change('2026-08-10', '2026-08-10T18:00:00Z')?.hours).toBeNull();
  expect(change('2026-08-10T08:00:00Z', '2026-08-11T18:00:00Z', null, null)).toMatchObject({
    days: 1,
    hours: null,
  });
});

it('is silent where one of the two is missing', () => {
  expect(change(null, '2026-08-10T18:00:00Z')).toBeNull();
  expect(change('2026-08-10T18:00:00Z', null)).toBeNull();
});

it('is silent once the estimate is over and no arrival was reported: that is overdue and not late', () => {
  expect(change('2026-08-01T18:00:00Z', '2026-08-03T18:00:00Z')).toBeNull();
  expect(change('2026-08-01T18:00:00Z', '2026-08-03T18:00:00Z', '2026-08-04T18:00:00Z')?.words).toBe(
    '3 days late',
  );
});
