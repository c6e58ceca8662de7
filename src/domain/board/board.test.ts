import { expect, test } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { at, boardOf, coming, show, spoken } from '#/test/samples/board.ts';
import { box, now, zone } from '#/test/samples/exceptions.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';
import { bandOf } from './band.ts';
import { createBoard } from './board.ts';
import { defaultBoard } from './boardSettings.ts';

const losAngeles = readZone(zone) ?? utc;

const call = (name: string, known: Partial<Shipment>) =>
  coming({ billOfLading: name, podVessel: { id: null, name, imo: null }, podOriginalEta: null, ...known });

test('ports, carriers and references narrow it', () => {
  const shipments = [
    coming({ carrier: { scac: 'EGLV', name: null, shortName: null }, refNumbers: ['PO-77'] }),
  ];
  expect(show(shipments, { ports: ['USLAX'], carriers: ['EGLV'], ref: 'po-7' })).toHaveLength(1);
  expect(show(shipments, { ports: ['USLGB'] })).toEqual([]);
  expect(show(shipments, { carriers: ['MAEU'] })).toEqual([]);
  const medu = shipments.map((one) => ({ ...one, carrier: { ...one.carrier, scac: 'MEDU' } }));
  expect(show(medu, { carriers: ['MSCU'] })).toHaveLength(show(medu, {}).length);
  expect(show(shipments, { ref: 'PO-8' })).toEqual([]);
});

test('a row never stands below one that its clock shows later, and a day alone comes last', () => {
  const shanghai = samplePlace({ id: 'sh', name: 'Shanghai', locode: 'CNSHA', zone: 'Asia/Shanghai' });
  const china = (text: string) => ({
    portOfDischarge: shanghai,
    podEta: readMoment(text, 'Asia/Shanghai'),
  });
  const board = boardOf([
    // Midnight at the place: only the day is known.
    call('Day', { podEta: readMoment('2026-08-13T07:00:00Z', zone) }),
    call('Evening', { podEta: readMoment('2026-08-14T03:00:00Z', zone) }),
    // Earlier than both, and later by the clock of its port.
    call('Shanghai', china('2026-08-13T13:00:00Z')),
    call('Morning', { podEta: readMoment('2026-08-13T15:00:00Z', zone) }),
    call('Next', china('2026-08-13T17:00:00Z')),
  ]);
  expect(board.lines.map(spoken).map(({ day: under, time, name }) => [under, time, name])).toEqual([
    ['2026-08-13', '08:00', 'Morning'],
    ['2026-08-13', '20:00', 'Evening'],
    ['2026-08-13', '21:00', 'Shanghai'],
    ['2026-08-13', 'day only', 'Day'],
    ['2026-08-14', '01:00', 'Next'],
  ]);
});

test('a band says how far its day is from today by the clock of its rows', () => {
  const today = parseCalendarDay('2026-08-12');
  const reader = localDay(now, losAngeles);
  const band = (text: string) => bandOf([{ day: parseCalendarDay(text), today }], reader);
  const known = { code: 'day', isThisYear: true, readerAgrees: true };
  expect(band('2026-08-11')).toEqual({ ...known, day: '2026-08-11', ahead: -1 });
  expect(band('2026-08-13')).toEqual({ ...known, day: '2026-08-13', ahead: 1 });
  expect(band('2027-01-01')).toEqual({ ...known, day: '2027-01-01', isThisYear: false, ahead: 142 });
  expect(bandOf([{ day: null, today }], reader)).toEqual({ code: 'waiting' });
  expect(bandOf([{ day: today, today: null }], reader)).toMatchObject({ day: today, ahead: null });
});

test('today is that of the port: it is said where all rows agree, and of the port where a reader has another day', () => {
  const shanghai = samplePlace({ id: 'sh', name: 'Shanghai', locode: 'CNSHA', zone: 'Asia/Shanghai' });
  // 10:00 on the 12th in Los Angeles, 01:00 on the 13th in Shanghai.
  const when = instant(now + 2 * hour);
  const { lines, summary } = boardOf(
    [
      call('LA', { podEta: at(2 * hour) }),
      call('LA next', { podEta: at(24 * hour) }),
      call('SH', {
        portOfDischarge: shanghai,
        podEta: readMoment('2026-08-12T17:00:00Z', 'Asia/Shanghai'),
      }),
    ],
    {},
    when,
  );
  const bandUnder = (...names: string[]) =>
    bandOf(
      lines.filter(({ words }) => names.includes(words.name?.text ?? '')),
      localDay(when, losAngeles),
    );
  expect(bandUnder('LA')).toMatchObject({ day: '2026-08-12', ahead: 0, readerAgrees: true });
  expect(bandUnder('SH')).toMatchObject({ day: '2026-08-13', ahead: 0, readerAgrees: false });
  expect(bandUnder('LA next')).toMatchObject({ day: '2026-08-13', ahead: 1, readerAgrees: true });
  expect(bandUnder('LA next', 'SH')).toMatchObject({ day: '2026-08-13', ahead: null });
  expect(summary.today?.map(({ text }) => text)[1]).toBe('2 vessels');
});

test('an arrival of today stands at its time among those that are expected', () => {
  const rows = show([
    call('B', { podEta: at(2 * hour) }),
    call('A', { podAta: at(-2 * hour), podEta: at(-2 * hour) }),
  ]);
  expect(rows.map(({ time, status }) => [time, status])).toEqual([
    ['06:00: good', 'Arrived: good'],
    ['10:00', 'Expected'],
  ]);
});

test('the summary is the sum of the rows: today by the first clock, and all', () => {
  const held = box({ id: 'held', holds: [{ name: 'customs', status: 'hold', description: null }] });
  const ready = box({ id: 'ready', availabilityKnown: true, availableForPickup: true });
  const shipments = [
    call('A', { podAta: at(-2 * hour), containers: [held, ready, box({ id: 'other' })] }),
    call('B', { podEta: at(2 * hour) }),
    call('C', { podEta: at(3 * day) }),
  ];
  expect(createBoard(shipments, defaultBoard, now).summary).toEqual({
    today: { vessels: 2, containers: 4, waiting: 0, ready: 1, held: 1 },
    all: { vessels: 3, containers: 5, waiting: 0, ready: 1, held: 1 },
    until: '2026-08-19',
  });
  const { summary } = boardOf(shipments);
  const texts = (figures: typeof summary.today) => figures?.map(({ text }) => text).join(' · ');
  expect(texts(summary.today)).toBe('Today · 2 vessels · 4 containers · 1 ready · 1 on hold');
  expect(texts(summary.all)).toBe('Until Wed 19 Aug · 3 vessels · 5 containers · 1 ready · 1 on hold');
});

test('a wall of one port names the terminal where others name the port', () => {
  const pier = { type: 'terminal' as const, id: 'g', name: 'Pier G' };
  const rows = (known: Partial<Shipment>) =>
    show([call('A', known)], { ports: ['USLAX'] }).map(({ port, terminal }) => [port, terminal]);
  expect(rows({ podTerminal: pier })).toEqual([['Pier G', undefined]]);
  expect(rows({ podTerminal: null })).toEqual([['not reported', undefined]]);
  expect(show([call('A', { podTerminal: pier })])[0]).toMatchObject({
    port: 'Los Angeles',
    terminal: 'Pier G',
  });
});
