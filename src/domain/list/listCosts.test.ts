import { expect, it } from 'vitest';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { listCosts } from './listCosts.ts';

const zone = 'America/Los_Angeles';
const at = (text: string) => readMoment(text, zone);
const tariffs = sampleTariffs.map((tariff) => ({ ...tariff, isOn: true }));
const costs = listCosts({ tariffs, calendars: [] });
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
  expect(costs.ofRow(one, 'costSoFar', now)).toEqual(dollars(5 * 220 + 7 * 280));
  expect(costs.ofRow(one, 'costPerDay', now)).toEqual(dollars(280));
  expect(costs.ofRow(one, 'costByFriday', now)).toEqual(dollars(3_620));
  const two = row(late, later);
  expect(costs.ofRow(two, 'costSoFar', now)).toEqual(dollars(3_060 + 5 * 220 + 3 * 280));
});

it('has what is owed of a container that came back, and nothing to come', () => {
  expect(costs.ofRow(row(out), 'costSoFar', now)).toEqual(dollars(95));
  expect(costs.ofRow(row(out), 'costByFriday', now)).toBe(null);
});

it('has no sum where no clock has started, and none is invented', () => {
  expect(costs.ofRow(row(box('MSCU2222220', {})), 'costSoFar', now)).toBe(null);
});

it('knows how a container stands: what counts now before what begins tomorrow, free time before what has ended', () => {
  const stands = (container: ReturnType<typeof box>) =>
    costs.stateOf({ shipment: row(container).shipment, container }, now);
  // Two full days of free time are left, then one, then none.
  const discharged = (day: number) =>
    box('MSCU1234566', { podDischarged: at(`2026-11-${String(day)}T20:00:00Z`) });
  expect(stands(late)).toBe('now');
  expect(stands(discharged(17))).toBe('free');
  expect(
    [...Array(17).keys()].map((before) => stands(discharged(17 - before))),
    'the day before the first one that costs',
  ).toContain('tomorrow');
  expect(stands(out)).toBe('ended');
  expect(stands(box('MSCU2222220', {}))).toBe('unknown');
});

it('finds the containers that stand in one of several ways, and none of a booking without containers', () => {
  const here = row(late, out, box('MSCU2222220', {})).shipment;
  const found = (...states: string[]) => costs.containersIn(states, [here, row().shipment], now).get(here.id);
  expect(found('now', 'unknown')?.size).toBe(2);
  expect(found('ended')).toEqual(new Set([out.id]));
  expect(found('a word of another version')).toBe(undefined);
});
