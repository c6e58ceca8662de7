import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleEvent, samplePlace } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { etaHistory, type EtaHistorySources } from './etaHistory.ts';

const zone = 'America/Los_Angeles';
const at = (text: string) => readMoment(text, zone);
const expected = (when: string, learned: string, zoneName: string | null = zone) =>
  sampleEvent('vessel_arrived', null, {
    id: `${when} ${learned}`,
    estimated: true,
    when: readMoment(when, zoneName),
    createdAt: parseInstant(learned),
  });
const read = (known: Partial<EtaHistorySources>) =>
  etaHistory({
    name: 'vessel_arrived',
    place: null,
    rawEvents: [],
    original: null,
    current: null,
    actual: null,
    actualLearnedAt: null,
    ...known,
  });
const steps = (known: Partial<EtaHistorySources>) =>
  read(known)?.revisions.map(({ kind, days, hours, learnedAt }) => [kind, days, hours, learnedAt !== null]);

describe('the ETA history', () => {
  it('has each revision in signed days and hours, up to the arrival', () => {
    const reported = {
      rawEvents: [
        expected('2026-08-22T18:00:00Z', '2026-08-10T00:00:00Z'),
        expected('2026-08-18T18:00:00Z', '2026-07-20T00:00:00Z'),
        expected('2026-08-23T18:00:00Z', '2026-08-05T00:00:00Z'),
      ],
      original: at('2026-08-18T18:00:00Z'),
      current: at('2026-08-22T18:00:00Z'),
    };
    expect(steps(reported)).toEqual([
      ['estimate', null, null, true],
      ['estimate', 5, 120, true],
      ['estimate', -1, -24, true],
    ]);
    expect(read(reported)).toMatchObject({ count: 2, change: { days: 4, hours: 96 } });
    const done = { ...reported, actual: at('2026-08-22T21:30:00Z') };
    expect(steps(done)?.at(-1)).toEqual(['actual', 0, 3, false]);
    expect(read(done)).toMatchObject({ count: 2, change: { days: 4 } });
  });

  it('compares no estimates of two places', () => {
    const [losAngeles, newYork] = [samplePlace({ locode: 'USLAX' }), samplePlace({ locode: 'USNYC' })];
    const estimate = (place: typeof newYork | null, when: string, learned: string) => ({
      ...expected(when, learned),
      place,
    });
    const rawEvents = [
      estimate(losAngeles, '2026-08-12T18:00:00Z', '2026-07-20T00:00:00Z'),
      estimate(newYork, '2026-08-20T18:00:00Z', '2026-08-01T00:00:00Z'),
      estimate(null, '2026-08-22T18:00:00Z', '2026-08-05T00:00:00Z'),
    ];
    expect(steps({ rawEvents, place: newYork })).toEqual([
      ['estimate', null, null, true],
      ['estimate', 2, 48, true],
    ]);
  });

  it('keeps the original and the current ETA of the record where no event has them', () => {
    const reported = {
      rawEvents: [expected('2026-08-20T18:00:00Z', '2026-08-01T00:00:00Z')],
      original: at('2026-08-18T18:00:00Z'),
      current: at('2026-08-19T18:00:00Z'),
    };
    expect(steps(reported)).toEqual([
      ['estimate', null, null, false],
      ['estimate', 2, 48, true],
      ['estimate', -1, -24, false],
    ]);
  });

  it('counts days on the calendar of the port: 23:00 and 01:00 are two days', () => {
    const reported = { original: at('2026-08-11T06:00:00Z'), current: at('2026-08-11T08:00:00Z') };
    expect(read(reported)?.change).toEqual({ days: 1, hours: 2 });
  });

  it('takes the clock digits of an estimate without a zone for the place’s, and is not moved by them', () => {
    const reported = {
      rawEvents: [expected('2026-08-18T11:00:00Z', '2026-07-20T00:00:00Z', null)],
      original: at('2026-08-18T18:00:00Z'),
      current: at('2026-08-18T18:00:00Z'),
    };
    expect(read(reported)).toMatchObject({ count: 0, change: null, revisions: [{ eta: { kind: 'zoned' } }] });
  });

  it('is nothing where none is reported, and no change where there is one only', () => {
    expect(read({})).toBeNull();
    expect(read({ current: at('2026-08-18T18:00:00Z') })).toMatchObject({ count: 0, change: null });
    expect(read({ actual: at('2026-08-18T18:00:00Z') })).toMatchObject({ count: 0, change: null });
  });

  it('adds up: the steps sum to the whole change, whatever order the events come in', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-08-${String(n).padStart(2, '0')}T18:00:00Z`);
    fc.assert(
      fc.property(fc.array(fc.tuple(day, day), { minLength: 1, maxLength: 8 }), (reported) => {
        const rawEvents = reported.map(([when, learned]) => expected(when, learned));
        const history = read({ rawEvents });
        expect(read({ rawEvents: rawEvents.toReversed() })).toEqual(history);
        const sum = history?.revisions.reduce((all, { days }) => all + (days ?? 0), 0);
        expect(sum).toBe(history?.change?.days ?? 0);
        expect(history?.revisions.slice(1).every(({ hours }) => hours !== 0)).toBe(true);
      }),
    );
  });
});
