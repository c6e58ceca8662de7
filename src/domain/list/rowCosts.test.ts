import { expect, it } from 'vitest';
import { sampleTariffs } from '#/domain/charges/sampleTariffs.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { rowCosts } from './rowCosts.ts';

const zone = 'America/Los_Angeles';
const at = (text: string) => readMoment(text, zone);
const tariffs = sampleTariffs.map((tariff) => ({ ...tariff, isOn: true }));
const costs = rowCosts({ tariffs, calendars: [] });
// A Wednesday in Los Angeles.
const now = parseInstant('2026-11-18T18:00:00Z') ?? expect.fail('no instant');

const box = (number: string, known: object) =>
  sampleContainer({ number, podZone: zone, equipmentType: 'dry', ...known });
// Free until Friday 6 and Tuesday 10 November.
const late = box('MSCU1234566', { podDischarged: at('2026-11-02T20:00:00Z') });
const later = box('MSCU7654321', { podDischarged: at('2026-11-04T20:00:00Z') });
const out = box('MSCU1111112', {
  podFullOut: at('2026-11-10T20:00:00Z'),
  emptyTerminated: at('2026-11-17T20:00:00Z'),
});

const row = (...containers: ReturnType<typeof box>[]) => ({
  id: 'a',
  kind: 'shipment' as const,
  shipment: sampleShipment({ containers, portOfDischarge: samplePlace({ locode: 'USLAX', zone }) }),
  containers,
});

it('sums what a row costs so far, a day, and by the coming Friday', () => {
  const one = row(late);
  expect(costs(one, 'soFar', now)).toEqual({
    value: { kind: 'number', number: 5 * 220 + 7 * 280, unit: 'USD' },
    order: 306_000,
  });
  expect(costs(one, 'perDay', now).order).toBe(28_000);
  expect(costs(one, 'byFriday', now).order).toBe(362_000);
  const two = row(late, later);
  expect(costs(two, 'soFar', now).order).toBe(306_000 + 5 * 22_000 + 3 * 28_000);
});

it('has what is owed of a container that came back, and nothing to come', () => {
  expect(costs(row(out), 'soFar', now)).toMatchObject({ order: 9_500 });
  expect(costs(row(out), 'byFriday', now)).toEqual({ value: null, order: null });
});

it('has no sum where no clock has started, and none is invented', () => {
  expect(costs(row(box('MSCU2222220', {})), 'soFar', now)).toEqual({ value: null, order: null });
});
