import { expect, it } from 'vitest';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeArrival } from '#/wording/arrival.ts';
import { arrivalState } from './arrivalState.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const day = (word: string) => readMoment(word, null);
const state = (known: Parameters<typeof sampleShipment>[0]) => arrivalState(sampleShipment(known), null, now);

it('is expected until its time is over, and overdue from then on', () => {
  expect(state({})).toBe('not_reported');
  expect(state({ podEta: day('2026-08-20') })).toBe('expected');
  expect(state({ podEta: day('2026-08-01') })).toBe('overdue');
  expect(state({ podEta: day('2026-08-20'), podAta: day('2026-08-10') })).toBe('arrived');
});

it('has happened where a container is past it, also when no arrival is reported', () => {
  const containers = [sampleContainer(), sampleContainer({ podDischarged: day('2026-08-11') })];
  expect(state({ podEta: day('2026-08-20'), containers })).toBe('arrived');
});

it('has not happened for a container on a train to the port of loading', () => {
  const containers = [sampleContainer({ currentStatus: 'on_rail' })];
  expect(state({ podEta: day('2026-09-25'), containers })).toBe('expected');
  expect(state({ polAtd: day('2026-07-25'), podEta: day('2026-08-11'), containers })).toBe('arrived');
});

it('says whether the time of an arrival is estimated or not reported', () => {
  const words = (known: Parameters<typeof sampleShipment>[0]) =>
    describeArrival(sampleShipment(known), null, now);
  const containers = [sampleContainer({ podDischarged: day('2026-08-11') })];
  expect(words({})).toBe('Not reported');
  expect(words({ podEta: day('2026-08-20') })).toBe('Estimated');
  expect(words({ podEta: day('2026-08-01') })).toBe('Overdue');
  expect(words({ podAta: day('2026-08-10') })).toBe('Arrived');
  expect(words({ podEta: day('2026-08-10'), containers })).toBe('Arrived, time estimated');
  expect(words({ containers })).toBe('Arrived, time not reported');
});
