import { expect, test } from 'vitest';
import type { Band } from '#/domain/board/band.ts';
import type { BoardSettings } from '#/domain/board/boardSettings.ts';
import { boardOf, coming } from '#/test/samples/board.ts';
import { box, local } from '#/test/samples/exceptions.ts';
import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { describeBand } from './board.ts';

const day = (text: string): CalendarDay => parseCalendarDay(text) ?? ('' as CalendarDay);
const band = (text: string, known: Partial<Extract<Band, { code: 'day' }>>): Band => ({
  code: 'day',
  day: day(text),
  isThisYear: true,
  ahead: null,
  readerAgrees: true,
  ...known,
});

test.each<[Band, string]>([
  [{ code: 'waiting' }, 'Waiting for pickup'],
  [band('2026-08-11', { ahead: -1 }), 'Tuesday 11 August · yesterday'],
  [band('2026-08-12', { ahead: 0 }), 'Wednesday 12 August · today'],
  [band('2026-08-13', { ahead: 0, readerAgrees: false }), 'Thursday 13 August · today at the port'],
  [band('2026-08-13', { ahead: 1 }), 'Thursday 13 August · tomorrow'],
  [band('2026-08-14', { ahead: 2 }), 'Friday 14 August'],
  [band('2026-08-12', {}), 'Wednesday 12 August'],
  [band('2027-01-01', { ahead: 142, isThisYear: false }), 'Friday 1 January 2027'],
])('the band %j is “%s”', (said, text) => {
  expect(describeBand(said)).toBe(text);
});

test.each<[Partial<BoardSettings>, string]>([
  [{}, 'Arrivals'],
  [{ by: 'container' }, 'Containers'],
  [{ ports: ['USLAX', 'USLGB'] }, 'Arrivals · Los Angeles, USLGB'],
  [
    { ports: ['USLAX', 'USLGB', 'NLRTM', 'KRPUS', 'USSAV'] },
    'Arrivals · Los Angeles, USLGB, NLRTM and 2 more',
  ],
])('a board of %j is headed “%s”', (known, title) => {
  expect(boardOf([coming()], known).title).toBe(title);
});

test('a board of containers counts what waits', () => {
  const ready = { availabilityKnown: true, availableForPickup: true };
  const holds = [{ name: 'customs', status: 'hold', description: null }];
  const shipments = [
    coming(),
    coming({
      billOfLading: 'B',
      podAta: local('2026-08-05T10:00:00Z'),
      containers: [box({ id: 'a', ...ready }), box({ id: 'b', holds }), box({ id: 'c' })],
    }),
  ];
  const texts = boardOf(shipments, { by: 'container' }).summary.all.map(({ text }) => text);
  expect(texts).toEqual(['Until Wed 19 Aug', '4 containers', '3 waiting', '1 ready', '1 on hold']);
  const { onLandBand } = boardOf(shipments, { ports: ['USLAX'] });
  expect(onLandBand.map(({ text }) => text)).toEqual(['At the port now', '1 ready for pickup', '1 on hold']);
});

test('columns are headed by what their lines say', () => {
  const { headings } = boardOf([]);
  expect([headings.time, headings.vessel, headings.port, headings.vesselAndPort, headings.change]).toEqual([
    'Time · status',
    'Vessel · voyage',
    'Port · terminal',
    'Vessel · port',
    'ETA change',
  ]);
});
