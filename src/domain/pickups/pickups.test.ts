import { describe, expect, it } from 'vitest';
import { savedBetween } from '#/domain/charges/sums.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import type { Container } from '#/domain/records/container.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { planRows, rowsByTerminal } from './pickups.ts';
import { waitingCost } from './waitingCost.ts';

const now = instant(Date.parse('2026-11-25T18:00:00Z'));
const la = 'America/Los_Angeles';
const at = (text: string) => readMoment(text, la);
const day = (text: string) => parseCalendarDay(text) ?? expect.fail('no day');
const book: TariffBook = { tariffs: sampleTariffs.map((one) => ({ ...one, isOn: true })), calendars: [] };

/** A dry container of a vessel that has come to Los Angeles. */
function rowsOf(known: Partial<Container>, of: Partial<Shipment> = {}, tariffs = book) {
  const container = sampleContainer({ podZone: la, equipmentType: 'dry', ...known });
  const shipment = sampleShipment({
    portOfDischarge: samplePlace({ id: 'lax', name: 'Los Angeles', locode: 'USLAX', zone: la }),
    podAta: at('2026-11-12T12:00:00Z'),
    containers: [container],
    ...of,
  });
  return runToCompletion(planRows([shipment], tariffs, now)).rows;
}

const discharged = { podDischarged: at('2026-11-13T20:00:00Z'), currentStatus: 'available' } as const;

describe('the plan', () => {
  it('has what waits at the terminal, and what is on its way for the days ahead alone', () => {
    expect(rowsOf(discharged)).toMatchObject([{ kind: 'pickup', expected: null, today: '2026-11-25' }]);
    const afloat = { podAta: null, polAtd: at('2026-11-01T12:00:00Z') };
    const onVessel = { currentStatus: 'on_ship' };
    const soon = at('2026-11-28T12:00:00Z');
    expect(rowsOf(onVessel, { ...afloat, podEta: soon })).toMatchObject([{ kind: 'pickup', expected: soon }]);
    expect(rowsOf(onVessel, { ...afloat, podEta: at('2026-12-20T12:00:00Z') })).toEqual([]);
    expect(rowsOf({ currentStatus: 'new' }, { podAta: null })).toEqual([]);
  });

  it('has what is out as an empty to return, until it is back', () => {
    const out = { ...discharged, podFullOut: at('2026-11-18T20:00:00Z'), currentStatus: 'picked_up' };
    expect(rowsOf(out)).toMatchObject([{ kind: 'return', freeDay: null }]);
    expect(rowsOf({ ...out, emptyTerminated: at('2026-11-20T20:00:00Z') })).toEqual([]);
  });

  it('leaves out what is not tracked any more', () => {
    const carrierTracking = { ...sampleShipment().carrierTracking, stoppedAt: now };
    expect(rowsOf(discharged, { carrierTracking })).toEqual([]);
  });

  it('is in the order of what is due, by terminal', () => {
    const [later] = rowsOf({ ...discharged, number: 'A', lastFreeDay: at('2026-11-28T12:00:00Z') });
    const [sooner] = rowsOf({ ...discharged, number: 'B', lastFreeDay: at('2026-11-26T12:00:00Z') });
    const shipments = [later, sooner].flatMap((row) => row?.shipment ?? []);
    const { rows } = runToCompletion(planRows(shipments, book, now));
    expect(rows.map(({ container }) => container.number)).toEqual(['B', 'A']);
    expect(rowsByTerminal(rows)).toHaveLength(1);
  });
});

describe('what waiting costs', () => {
  const costOf = ([row = expect.fail('no row')]: ReturnType<typeof rowsOf>) =>
    waitingCost(row.charges, row.today);

  it('is what the tariff charges until today, and what the next day adds', () => {
    // Free on four working days from Monday 16: the 19th is the last.
    expect(costOf(rowsOf(discharged))).toEqual({
      estimated: [{ currency: 'USD', amount: 5 * 22_000 + 28_000 }],
      nextDay: [{ currency: 'USD', amount: 28_000 }],
      missing: [],
    });
  });

  it('is per diem for an empty to return, and nothing of what it cost before', () => {
    const out = { ...discharged, podFullOut: at('2026-11-18T20:00:00Z'), currentStatus: 'picked_up' };
    const [row = expect.fail('no row')] = rowsOf(out);
    expect(row.charges.map(({ tariff }) => tariff.kind)).toEqual(['per_diem']);
    expect(savedBetween(row.charges, day('2026-11-25'), day('2026-11-27'))).toEqual([
      { currency: 'USD', amount: 2 * 9_500 },
    ]);
  });

  it('is no sum, and why, without a discharge, a clock that runs or a tariff', () => {
    expect(costOf(rowsOf({ currentStatus: 'available' }))).toEqual({
      estimated: [],
      nextDay: [],
      missing: ['discharge'],
    });
    const afloat = { podAta: null, podEta: at('2026-11-28T12:00:00Z'), polAtd: at('2026-11-01T12:00:00Z') };
    expect(costOf(rowsOf({ currentStatus: 'on_ship' }, afloat)).missing).toEqual(['notBegun']);
    expect(costOf(rowsOf(discharged, {}, { tariffs: [], calendars: [] })).missing).toEqual(['tariff']);
  });
});
