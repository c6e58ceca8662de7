import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#/time/durations.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import {
  printExtent,
  printInstant,
  readMapSearch,
  timeBarDays,
  toFleetSearch,
  withSelection,
} from './mapSearch.ts';

const now = parseInstant('2026-08-12T15:00:00Z') ?? instant(0);

describe('the address of the map', () => {
  it('keeps selection, extent and instant', () => {
    const search = { vessel: '4100004', at: '33.7,-118.2,6', t: '2026-08-20T12:00Z', show: 'ports' };
    expect(readMapSearch(search, now)).toEqual({
      list: 'ports',
      selection: { kind: 'vessel', key: '4100004' },
      extent: { latitude: 33.7, longitude: -118.2, zoom: 6 },
      at: parseInstant('2026-08-20T12:00:00Z'),
      dropped: [],
    });
  });

  it('ignores invalid settings one by one and lists them', () => {
    const read = readMapSearch({ port: 'p', at: '95,0,3', t: '2029-01-01T00:00Z', show: 'moon' }, now);
    expect(read).toMatchObject({
      list: 'day',
      selection: { kind: 'port', key: 'p' },
      extent: null,
      at: null,
    });
    expect(read.dropped.map(({ key }) => key)).toEqual(['show', 'at', 't']);
  });

  it.each(['', '1,2', '1,2,3,4', 'a,b,c', '1e9,2,3', 'NaN,0,1', '10,200,4', '1,2,-1'])(
    'has no view in %j',
    (at) => {
      expect(readMapSearch({ at }, now).extent).toBeNull();
    },
  );

  it('shows the vessel where both a vessel and a port are asked for', () => {
    const { selection, dropped } = readMapSearch({ vessel: 'v', port: 'p' }, now);
    expect(selection).toEqual({ kind: 'vessel', key: 'v' });
    expect(dropped).toEqual([{ key: 'port', text: 'p' }]);
  });

  it('keeps a time at the end of the time bar while the present moves on', () => {
    const { before, after } = timeBarDays;
    const tenMinutes = 600_000;
    for (const at of [now + after * day + tenMinutes, now - before * day - tenMinutes]) {
      expect(readMapSearch({ t: printInstant(instant(at)) }, now)).toMatchObject({ at, dropped: [] });
    }
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -85, max: 85, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 0, max: 18, noNaN: true }),
        fc.integer({ min: -timeBarDays.before * day, max: timeBarDays.after * day }),
        (latitude, longitude, zoom, offset) => {
          const shown = instant(now + offset);
          const read = readMapSearch(
            { at: printExtent({ latitude, longitude, zoom }), t: printInstant(shown) },
            now,
          );
          expect(read.dropped).toEqual([]);
          expect(read.extent?.latitude).toBeCloseTo(latitude, 3);
          expect(read.extent?.longitude).toBeCloseTo(longitude, 3);
          expect(read.extent?.zoom).toBeCloseTo(zoom, 1);
          expect(Math.abs((read.at ?? 0) - shown)).toBeLessThan(60_000);
        },
      ),
    );
  });

  it('passes on the filters of the list alone', () => {
    const search = {
      status: ['on_ship'],
      'field.incoterm': ['FOB'],
      columns: 'number',
      t: 'x',
      at: 'y',
      show: 'day',
    };
    expect(toFleetSearch(withSelection(search, { kind: 'port', key: 'p' }))).toEqual({
      status: ['on_ship'],
      'field.incoterm': ['FOB'],
      columns: 'number',
    });
  });
});
