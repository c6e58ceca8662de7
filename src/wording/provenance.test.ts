import { describe, expect, it } from 'vitest';
import type { Agreement, Distance } from '#/domain/provenance/agreement.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { hour, minute } from '#/time/durations.ts';
import { describeAgreement, describeFact, statementNote, sourceOf } from './provenance.ts';

describe('whether sources agree', () => {
  it.each<[Agreement, string]>([
    [{ kind: 'single' }, 'One source'],
    [{ kind: 'agrees', count: 2 }, '2 sources agree'],
  ])('%j: %s', (agreement, text) => expect(describeAgreement(agreement)).toBe(text));

  it.each<[Distance, string]>([
    [{ code: 'time', milliseconds: hour }, '1 h'],
    [{ code: 'time', milliseconds: 18 * minute }, '18 min'],
    [{ code: 'days', days: 1 }, '1 day'],
    [{ code: 'days', days: 4 }, '4 days'],
    [{ code: 'lessThanADay' }, 'less than a day'],
  ])('says of %j that they differ by %s', (apart, text) =>
    expect(describeAgreement({ kind: 'differs', count: 2, apart })).toBe(`2 sources differ by ${text}`),
  );
});

it.each([
  ['vessel_arrived', 'Vessel arrived'],
  ['transshipment_arrived', 'Arrived at transshipment port, Singapore'],
  ['transshipment_berthed', 'Vessel berthed, Singapore'],
  ['feeder_loaded', 'Loaded on feeder, Singapore'],
  ['rail_arrived', 'Arrived at intermediate ramp, Singapore'],
  ['rail_departed', 'Rail departed'],
])('has the place of %s where it may have been at several: %s', (name, text) => {
  const fact = { id: name, name, place: samplePlace({ name: 'Singapore' }), statements: [] };
  expect(describeFact({ ...fact, agreement: { kind: 'single' } })).toBe(text);
});

it('names who combined a last free day, and that the source of a date is not reported', () => {
  expect(sourceOf({ source: null, kind: 'due' })).toBe('combined by the service');
  expect(sourceOf({ source: null, kind: 'actual' })).toBe('source not reported');
  expect(sourceOf({ source: 'drone', kind: 'due' })).toBe('drone');
});

it('says why a statement does not count, else what to know of it', () => {
  expect(statementNote({ superseded: 'happened', note: 'calledActual', kind: 'estimate' })).toBe(
    'estimate, replaced by the actual',
  );
  expect(statementNote({ superseded: null, note: 'calledActual', kind: 'estimate' })).toBe(
    'estimate: reported as actual, lies ahead',
  );
  expect(statementNote({ superseded: null, note: null, kind: 'estimate' })).toBe('estimate');
  expect(statementNote({ superseded: null, note: null, kind: 'actual' })).toBeNull();
});
