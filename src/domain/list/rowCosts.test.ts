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

const dollars = (number: number) => ({ kind: 'number', number, unit: 'USD' });

it('sums what a row costs so far, a day, and by the coming Friday', () => {
  const one = row(late);
  expect(costs(one, 'costSoFar', now)).toEqual(dollars(5 * 220 + 7 * 280));
  expect(costs(one, 'costPerDay', now)).toEqual(dollars(280));
  expect(costs(one, 'costByFriday', now)).toEqual(dollars(3_620));
  const two = row(late, later);
  expect(costs(two, 'costSoFar', now)).toEqual(dollars(3_060 + 5 * 220 + 3 * 280));
});

it('has what is owed of a container that came back, and nothing to come', () => {
  expect(costs(row(out), 'costSoFar', now)).toEqual(dollars(95));
  expect(costs(row(out), 'costByFriday', now)).toBe(null);
});

it('has no sum where no clock has started, and none is invented', () => {
  expect(costs(row(box('MSCU2222220', {})), 'costSoFar', now)).toBe(null);
});
