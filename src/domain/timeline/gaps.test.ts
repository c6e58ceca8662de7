import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { transportEventNames } from '#/domain/records/vocabulary.ts';
import { sampleEvent, samplePlace } from '#/test/samples/records.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeSpan } from '#/wording/spans.ts';
import { gapBetween, isOnTheWay } from './gaps.ts';

const now = parseInstant('2026-08-12T15:00:00Z') ?? instant(0);
const gap = (from: TransportEvent, to: TransportEvent) => gapBetween(from, to, now);
const expected = { estimated: true };

describe('the time between two steps', () => {
  it.each([
    ['empty_out', 'full_in', 'loading'],
    ['full_in', 'vessel_loaded', 'dwell'],
    ['vessel_departed', 'vessel_arrived', 'sea'],
    ['transshipment_departed', 'transshipment_arrived', 'sea'],
    ['feeder_departed', 'feeder_arrived', 'sea'],
    ['transshipment_discharged', 'transshipment_loaded', 'dwell'],
    ['vessel_discharged', 'full_out', 'dwell'],
    ['vessel_discharged', 'rail_loaded', 'dwell'],
    ['rail_departed', 'rail_arrived', 'rail'],
    ['rail_arrived', 'rail_departed', 'stop'],
    ['rail_arrived', 'rail_arrived', 'train'],
    ['rail_unloaded', 'full_out', 'dwell'],
    ['full_out', 'empty_in', 'out'],
    // A step between the two was not reported; it was aboard all the time nevertheless.
    ['vessel_loaded', 'vessel_arrived', 'aboard'],
    ['vessel_departed', 'vessel_discharged', 'aboard'],
    // Short by nature.
    ['vessel_loaded', 'vessel_departed', null],
    ['vessel_arrived', 'vessel_discharged', null],
    ['rail_loaded', 'rail_departed', null],
    // What it was spent on cannot be said.
    ['vessel_departed', 'full_out', null],
    ['transshipment_arrived', 'transshipment_loaded', null],
    ['vessel_discharged', 'empty_in', null],
  ])('from %s to %s: %s', (from, to, kind) => {
    expect(gap(sampleEvent(from, '2026-07-01'), sampleEvent(to, '2026-07-05'))?.kind ?? null).toBe(kind);
  });

  it('is not counted where the last stop of a train is reported as its destination too (trap 32)', () => {
    const place = samplePlace({ locode: 'USSTL' });
    const [stop, end] = [
      sampleEvent('rail_arrived', '2026-07-01', { place }),
      sampleEvent('arrived_at_inland_destination', '2026-07-02', { place }),
    ];
    expect(gap(stop, end)).toBeNull();
    expect(gap({ ...stop, place: samplePlace({ locode: 'USSLC' }) }, end)?.kind).toBe('train');
  });

  it('says whether it rests on facts, on estimates or on both', () => {
    const departed = sampleEvent('vessel_departed', '2026-08-10');
    const leaving = sampleEvent('vessel_departed', '2026-08-20', expected);
    const arriving = sampleEvent('vessel_arrived', '2026-08-30', expected);
    expect(gap(departed, sampleEvent('vessel_arrived', '2026-08-11'))?.basis).toBe('actual');
    expect(gap(departed, arriving)?.basis).toBe('mixed');
    expect(gap(leaving, arriving)?.basis).toBe('expected');
  });

  it('is not counted to or from an estimate that has passed without having been seen', () => {
    const discharge = sampleEvent('vessel_discharged', '2026-08-03', expected);
    expect(gap(discharge, sampleEvent('full_out', '2026-08-20', expected))).toBeNull();
    const departed = sampleEvent('vessel_departed', '2026-07-10');
    expect(gap(departed, sampleEvent('vessel_arrived', '2026-08-03', expected))).toBeNull();
  });

  it('is never negative where days stand as midnights in any order (trap 17, a live record)', () => {
    const at = (name: string, text: string) =>
      sampleEvent(name, null, { when: readMoment(text, 'America/Chicago') });
    const loaded = at('rail_loaded', '2026-06-12T19:33:00Z');
    const departed = at('rail_departed', '2026-06-12T05:00:00Z');
    expect(gap(departed, at('rail_arrived', '2026-06-12T03:00:00Z'))).toBeNull();
    expect(gap(loaded, departed)).toBeNull();
    expect(gap(at('vessel_discharged', '2026-06-12T05:00:00Z'), loaded)?.span).toEqual({
      precision: 'days',
      days: 0,
    });
  });

  it('counts only steps under way, and is never negative', () => {
    const names = transportEventNames.map((name) => name.replace('estimated.', ''));
    const event = fc
      .record({
        name: fc.constantFrom(...names, 'unheard_of'),
        day: fc.option(fc.integer({ min: 1, max: 28 })),
        zone: fc.constantFrom('Asia/Shanghai', 'UTC', null),
        hour: fc.constantFrom('00:00', '16:00', '09:41'),
        estimated: fc.boolean(),
      })
      .map(({ name, day, zone, hour, estimated }) =>
        sampleEvent(name, null, {
          estimated,
          when: day === null ? null : readMoment(`2026-08-${String(day).padStart(2, '0')}T${hour}:00Z`, zone),
        }),
      );
    fc.assert(
      fc.property(event, event, (from, to) => {
        const found = gap(from, to);
        fc.pre(found !== null);
        expect(isOnTheWay(from) && isOnTheWay(to)).toBe(true);
        expect(found ? describeSpan(found.span) : '').not.toMatch(/-|NaN/);
        expect(from.when && to.when).not.toBeNull();
      }),
    );
  });
});
