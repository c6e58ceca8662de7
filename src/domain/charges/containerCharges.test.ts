import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { type ContainerCharge, containerCharges } from './containerCharges.ts';
import { disagreements, owedThrough } from './sums.ts';
import type { Tariff } from './tariff.ts';

const la = 'America/Los_Angeles';
const at = (text: string) => readMoment(text, la);
const now = parseInstant('2026-11-25T18:00:00Z') ?? expect.fail('no instant');

const demurrage: Tariff = {
  id: 'a',
  name: 'Import demurrage',
  kind: 'demurrage',
  chargedBy: 'carrier',
  scac: null,
  port: null,
  terminal: null,
  equipmentTypes: [],
  lengths: [],
  throughMoves: true,
  isAdditional: false,
  contract: null,
  clock: 'discharge',
  firstDay: 'next_midnight',
  freeDays: 4,
  freeCount: 'calendar',
  chargedCount: 'calendar',
  calendar: 'US',
  per: 'day',
  steps: [{ fromDay: 1, amount: 22_000 }],
  currency: 'USD',
  validBy: 'clock_start',
  validFrom: null,
  validThrough: null,
  source: 'Carrier’s page',
  note: '',
  isOn: true,
  isSample: false,
};

function charge(
  known: Partial<Tariff>,
  box: Partial<Container>,
  of: Partial<Shipment> = {},
  available = null,
) {
  const container = sampleContainer({ podZone: la, ...box });
  const shipment = sampleShipment({ portOfDischarge: samplePlace({ locode: 'USLAX', zone: la }), ...of });
  return containerCharges(
    { container, shipment, availableAt: available },
    { tariffs: [{ ...demurrage, ...known }], calendars: [] },
    now,
  )[0];
}

describe('the clock of a tariff', () => {
  const discharged = { podDischarged: at('2026-11-18T20:00:00Z') };

  it('runs from the discharge at the place, and counts through today there', () => {
    expect(charge({}, discharged)?.state).toMatchObject({
      kind: 'counting',
      firstFreeDay: '2026-11-19',
      lastFreeDay: '2026-11-22',
      through: '2026-11-25',
      soFar: { amount: 66_000, days: 3 },
    });
  });

  it.each([
    // 20:00 in Los Angeles is the next day in UTC.
    ['same_day', '2026-11-19T04:00:00Z', '2026-11-18'],
    ['next_midnight', '2026-11-19T04:00:00Z', '2026-11-19'],
    ['next_0800', '2026-11-19T04:00:00Z', '2026-11-19'],
    // 07:59 and 08:00.
    ['next_0800', '2026-11-18T15:59:00Z', '2026-11-18'],
    ['next_0800', '2026-11-18T16:00:00Z', '2026-11-19'],
  ] as const)('begins the first free day at %s after %s: %s', (firstDay, time, day) => {
    expect(charge({ firstDay }, { podDischarged: at(time) })?.state).toMatchObject({ firstFreeDay: day });
  });

  it('ends with the gate-out, where a day runs from 08:00 before it', () => {
    const out = { ...discharged, podFullOut: at('2026-11-24T15:30:00Z') };
    expect(charge({}, out)?.state).toMatchObject({
      kind: 'ended',
      through: '2026-11-24',
      soFar: { days: 2 },
    });
    expect(charge({ firstDay: 'next_0800' }, out)?.state).toMatchObject({
      through: '2026-11-23',
      soFar: { days: 1 },
    });
  });

  it('runs from the gate-out to the return of the empty', () => {
    const perDiem = { kind: 'per_diem', clock: 'gate_out', firstDay: 'same_day' } as const;
    const out = { podFullOut: at('2026-11-18T20:00:00Z') };
    expect(charge(perDiem, discharged)?.state).toEqual({ kind: 'notBegun' });
    expect(charge(perDiem, out)?.state).toMatchObject({
      kind: 'counting',
      lastFreeDay: '2026-11-21',
      soFar: { days: 4 },
    });
    expect(charge(perDiem, { ...out, emptyTerminated: at('2026-11-22T20:00:00Z') })?.state).toMatchObject({
      kind: 'ended',
      soFar: { days: 1 },
    });
  });

  it('goes by the last free day that the charger itself reports', () => {
    const byReport = { clock: 'last_free_day', chargedBy: 'terminal' } as const;
    const deadlines = { line: at('2026-11-20T08:00:00Z'), terminal: at('2026-11-24T08:00:00Z'), rail: null };
    expect(charge(byReport, { ...discharged, deadlines })?.state).toMatchObject({
      lastFreeDay: '2026-11-24',
      firstFreeDay: null,
      soFar: { days: 1 },
    });
    expect(charge(byReport, discharged)?.state).toEqual({ kind: 'unknown', missing: 'last_free_day' });
  });
});

describe('no sum', () => {
  it.each<[string, Partial<Tariff>, Partial<Container>]>([
    ['notBegun', {}, {}],
    ['discharge', {}, { currentStatus: 'available' }],
    ['available', { clock: 'available' }, { podDischarged: at('2026-11-18T20:00:00Z') }],
    ['gate_out', { clock: 'gate_out' }, { currentStatus: 'delivered' }],
    ['leaving', {}, { podDischarged: at('2026-11-18T20:00:00Z'), currentStatus: 'delivered' }],
    [
      'return',
      { clock: 'gate_out' },
      { podFullOut: at('2026-11-18T20:00:00Z'), currentStatus: 'empty_returned' },
    ],
    ['calendar', { calendar: 'gone' }, { podDischarged: at('2026-11-18T20:00:00Z') }],
    ['too_long', {}, { podDischarged: at('2009-11-18T20:00:00Z') }],
  ])('without what is missing: %s', (missing, known, box) => {
    const state = charge(known, box)?.state;
    expect(state?.kind === 'unknown' ? state.missing : state?.kind).toBe(missing);
  });
});

it('has no sum for what is not tracked any more, as long as it is not known to have left', () => {
  const carrierTracking = { lastAttemptedAt: now, lastSucceededAt: now, stoppedAt: now, stoppedReason: null };
  const waiting = { podDischarged: at('2026-11-18T20:00:00Z') };
  expect(charge({}, waiting, { carrierTracking })?.state).toEqual({ kind: 'unknown', missing: 'stale' });
  const old = { ...carrierTracking, stoppedAt: null, lastSucceededAt: parseInstant('2026-11-10T00:00:00Z') };
  expect(charge({}, waiting, { carrierTracking: old })?.state).toEqual({ kind: 'unknown', missing: 'stale' });
  const out = { ...waiting, podFullOut: at('2026-11-24T15:30:00Z') };
  expect(charge({}, out, { carrierTracking })?.state.kind).toBe('ended');
});

describe('the tariff that counts', () => {
  const box = { podDischarged: at('2026-11-18T20:00:00Z'), equipmentType: 'dry', equipmentLength: 40 };

  it.each<[string, Partial<Tariff>, boolean]>([
    ['of any carrier', {}, true],
    ['of this carrier, by another of its codes', { scac: 'MEDU' }, true],
    ['of another carrier', { scac: 'MAEU' }, false],
    ['of this port', { port: 'USLAX' }, true],
    ['of another port', { port: 'USOAK' }, false],
    ['of a terminal that is not reported', { terminal: 'APM Terminals' }, false],
    ['for its type and length', { equipmentTypes: ['dry'], lengths: [40, 45] }, true],
    ['for reefers', { equipmentTypes: ['reefer'] }, false],
    ['that came into force later', { validFrom: '2026-11-19' as CalendarDay }, false],
    ['that ended on the day', { validThrough: '2026-11-18' as CalendarDay }, true],
    ['that is off', { isOn: false }, false],
    ['of a railroad, for a container that stays at the port', { chargedBy: 'rail' }, false],
    ['for exams, without one', { kind: 'exam' }, false],
  ])('is one %s: %j %s', (_, known, isFound) => {
    expect(
      charge(known, box, { carrier: { scac: 'MSCU', name: null, shortName: 'MSC' } }) !== undefined,
    ).toBe(isFound);
  });

  it('is the closest one: contract, terminal, port, carrier, type, length, then the newest', () => {
    const general: Partial<Tariff>[] = [
      { contract: 'SC 1234' },
      { port: 'USLAX' },
      { scac: 'MSCU' },
      { equipmentTypes: ['dry'] },
      { lengths: [40] },
      { validFrom: '2026-02-01' as CalendarDay },
      { validFrom: '2026-01-01' as CalendarDay },
      {},
    ];
    const tariffs = general.map((known, index) => ({ ...demurrage, id: `${index}`, ...known }));
    const shipment = sampleShipment({
      portOfDischarge: samplePlace({ locode: 'USLAX' }),
      carrier: { scac: 'MSCU', name: null, shortName: null },
    });
    const facts = { shipment, container: sampleContainer(box), availableAt: null };
    for (let first = 0; first < tariffs.length; first++) {
      const left = tariffs.slice(first).toReversed();
      const charges = containerCharges(facts, { tariffs: left, calendars: [] }, now);
      expect(charges.map(({ tariff }) => tariff.id)).toEqual([`${first}`]);
    }
  });
});

it('projects what waiting costs, and compares what is reported with what is estimated', () => {
  const box = {
    podDischarged: at('2026-11-18T20:00:00Z'),
    fees: [{ type: 'demurrage', amount: 440, currencyCode: 'USD' }],
  };
  const found = charge({}, box);
  if (!found) throw new Error('No charge');
  expect(owedThrough(found, '2026-11-27' as CalendarDay)).toBe(110_000);
  expect(owedThrough(found, '2026-11-20' as CalendarDay)).toBe(66_000);
  expect(disagreements(sampleContainer(box), [found])).toEqual([
    { kind: 'demurrage', currency: 'USD', reported: 44_000, estimated: 66_000 },
  ]);
  // What carrier and terminal charge of one kind is reported as one sum.
  const theirs: ContainerCharge = { ...found, tariff: { ...found.tariff, id: 'b', chargedBy: 'terminal' } };
  expect(disagreements(sampleContainer(box), [found, theirs])).toEqual([
    { kind: 'demurrage', currency: 'USD', reported: 44_000, estimated: 132_000 },
  ]);
  const unknown: ContainerCharge = { ...theirs, state: { kind: 'unknown', missing: 'leaving' } };
  expect(disagreements(sampleContainer(box), [found, unknown])).toEqual([]);
  expect(disagreements(sampleContainer({ ...box, fees: null }), [found])).toEqual([]);
});
