import { expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { arrivalState, arrivalWords } from './arrivalState.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const day = (word: string) => readMoment(word, null);
const state = (known: Parameters<typeof sampleShipment>[0]) => arrivalState(sampleShipment(known), now);

it('is expected until its time is over, and overdue from then on', () => {
  expect(state({})).toBe('untold');
  expect(state({ podEta: day('2026-08-20') })).toBe('expected');
  expect(state({ podEta: day('2026-08-01') })).toBe('overdue');
  expect(state({ podEta: day('2026-08-20'), podAta: day('2026-08-10') })).toBe('arrived');
});

it('has happened where a container is past it, also when nobody told the arrival', () => {
  const containers = [sampleContainer(), sampleContainer({ podDischarged: day('2026-08-11') })];
  expect(state({ podEta: day('2026-08-20'), containers })).toBe('arrived');
});

it('has not happened for a container on a train to the port of lading', () => {
  const containers = [sampleContainer({ currentStatus: 'on_rail' })];
  expect(state({ podEta: day('2026-09-25'), containers })).toBe('expected');
  expect(state({ polAtd: day('2026-07-25'), podEta: day('2026-08-11'), containers })).toBe('arrived');
});

it('says of an arrival whose time nobody told that it is estimated, or not told', () => {
  const words = (known: Parameters<typeof sampleShipment>[0], where?: string) =>
    arrivalWords(sampleShipment(known), now, where);
  const containers = [sampleContainer({ podDischarged: day('2026-08-11') })];
  expect(words({})).toBe('No estimate yet');
  expect(words({ podEta: day('2026-08-20') })).toBe('Expected');
  expect(words({ podEta: day('2026-08-01') }, ' at Oakland')).toBe('Overdue at Oakland');
  expect(words({ podAta: day('2026-08-10') })).toBe('Arrived');
  expect(words({ podEta: day('2026-08-10'), containers }, ' at Oakland')).toBe(
    'Arrived at Oakland, time estimated',
  );
  expect(words({ containers })).toBe('Arrived, time not told');
});
