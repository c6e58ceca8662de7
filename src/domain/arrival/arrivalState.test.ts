import { expect, it } from 'vitest';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { arrivalFact, arrivalState } from './arrivalState.ts';

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

it('has a time that is estimated or not reported, where no actual is', () => {
  const fact = (known: Parameters<typeof sampleShipment>[0]) => arrivalFact(sampleShipment(known), null, now);
  const containers = [sampleContainer({ podDischarged: day('2026-08-11') })];
  expect(fact({})).toEqual({ code: 'not_reported' });
  expect(fact({ podEta: day('2026-08-20') })).toEqual({ code: 'expected' });
  expect(fact({ podEta: day('2026-08-01') })).toEqual({ code: 'overdue' });
  expect(fact({ podAta: day('2026-08-10') })).toEqual({ code: 'arrived' });
  expect(fact({ podEta: day('2026-08-10'), containers })).toEqual({
    code: 'arrivedWithoutTime',
    isEstimated: true,
  });
  expect(fact({ containers })).toEqual({ code: 'arrivedWithoutTime', isEstimated: false });
});
