import { expect, it } from 'vitest';
import { sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeEtaChange } from '#/wording/arrival.ts';
import { etaChange, shiftTone } from './etaChange.ts';

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
    null,
    now,
  );
/** The same as one says it. */
const said = (...known: Parameters<typeof change>) => {
  const found = change(...known);
  return found && describeEtaChange(found);
};

it.each([
  ['2026-08-10T18:00:00Z', '2026-08-12T18:00:00Z', 2, 'slipped 2 d'],
  ['2026-08-10T18:00:00Z', '2026-08-09T18:00:00Z', -1, 'pulled in 1 d'],
  ['2026-08-10T18:00:00Z', '2026-08-10T23:30:00Z', 0, 'slipped 5 h'],
  ['2026-08-10T18:00:00Z', '2026-08-10T15:00:00Z', 0, 'pulled in 3 h'],
  ['2026-08-10T18:00:00Z', '2026-08-10T18:20:00Z', 0, 'on time'],
  // 23:00 and 01:00 at the port: another day, though both are the 11th by UTC.
  ['2026-08-11T06:00:00Z', '2026-08-11T08:00:00Z', 1, 'slipped 1 d'],
])('from %s to %s is %d days: %s', (original, eta, days, words) => {
  expect(change(original, eta)).toMatchObject({ days });
  expect(said(original, eta)).toBe(words);
});

it('counts to the ATA once there is one, and says how late or early that was', () => {
  expect(said('2026-08-10T18:00:00Z', '2026-08-12T18:00:00Z', '2026-08-13T18:00:00Z')).toBe('3 d late');
  expect(said('2026-08-10T18:00:00Z', '2026-08-12T18:00:00Z', '2026-08-10T08:00:00Z')).toBe('10 h early');
});

it('has a colour from a calendar day on, one for every screen', () => {
  expect([7, 1, 0, -1].map((days) => shiftTone({ days }))).toEqual(['late', 'late', 'same', 'early']);
});

it('claims no hours from midnight, a day, or digits without a zone', () => {
  expect(change('2026-08-10T07:00:00Z', '2026-08-10T18:00:00Z')).toMatchObject({ hours: null });
  expect(said('2026-08-10T07:00:00Z', '2026-08-10T18:00:00Z')).toBe('on time');
  expect(change('2026-08-10', '2026-08-10T18:00:00Z')?.hours).toBeNull();
  expect(change('2026-08-10T08:00:00Z', '2026-08-11T18:00:00Z', null, null)).toMatchObject({
    days: 1,
    hours: null,
  });
});

it('is null where one of the two is not reported', () => {
  expect(change(null, '2026-08-10T18:00:00Z')).toBeNull();
  expect(change('2026-08-10T18:00:00Z', null)).toBeNull();
});

it('is null for an overdue estimate: that is overdue and has not slipped', () => {
  expect(change('2026-08-01T18:00:00Z', '2026-08-03T18:00:00Z')).toBeNull();
  expect(said('2026-08-01T18:00:00Z', '2026-08-03T18:00:00Z', '2026-08-04T18:00:00Z')).toBe('3 d late');
});
