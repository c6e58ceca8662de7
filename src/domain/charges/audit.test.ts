import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '#/domain/evidence/evidence.ts';
import { compareInvoice, invoicedCharges } from '#/domain/evidence/invoice.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { firstAvailable } from './chargeClock.ts';
import { type ContainerCharge, containerCharges } from './containerCharges.ts';
import { counted, sumsBy } from './sums.ts';
import { dayCounts, firstDays, type Tariff } from './tariff.ts';
import { type BuiltInCalendar, builtInCalendars } from './workCalendars.ts';

// Sums that an auditor worked out by hand (docs/charges.md).

const day = (text: string) => text as CalendarDay;
const now = (text: string) => instant(Date.parse(text));
const [sample = expect.fail('no sample')] = sampleTariffs;
const dollars = (amount: number) => [{ fromDay: 1, amount: amount * 100 }];

/** A public tariff of 100 USD a calendar day for any container. */
const tariff = (known: Partial<Tariff>): Tariff => ({
  ...sample,
  port: null,
  equipmentTypes: [],
  freeCount: 'calendar',
  steps: dollars(100),
  isOn: true,
  isSample: false,
  ...known,
});

function chargesOf(
  tariffs: readonly Tariff[],
  box: Partial<Container>,
  at: string,
  { shipment = {}, events = [] }: { shipment?: Partial<Shipment>; events?: TransportEvent[] } = {},
): readonly ContainerCharge[] {
  const facts = { shipment: sampleShipment(shipment), container: sampleContainer(box) };
  const availableAt = firstAvailable({ events, rawEvents: [] });
  return containerCharges({ ...facts, availableAt }, { tariffs, calendars: [] }, now(at));
}

const dollarsOf = (charge: ContainerCharge | undefined) =>
  (charge ? (counted(charge)?.soFar.amount ?? NaN) : NaN) / 100;

describe('a withdrawn availability', () => {
  const zone = 'America/Chicago';
  const available = (id: string, when: string | null, invalidated = false) =>
    sampleEvent('available', null, { id, when: readMoment(when, zone), invalidated });
  const withdrawn = available('withdrawn', '2026-11-03T15:00:00Z', true);
  const valid = available('valid', '2026-11-05T15:00:00Z');
  const byAvailability = tariff({ clock: 'available', freeDays: 2, freeCount: 'working' });
  const container = sampleContainer({ podZone: zone, podFullOut: readMoment('2026-11-12T16:00:00Z', zone) });

  it('starts no clock: available Thu 5 Nov, free through Mon 9 Nov, out Thu 12 Nov, 300 USD', () => {
    const [charge] = chargesOf([byAvailability], container, '2026-11-20T12:00:00Z', {
      events: [withdrawn, valid],
    });
    expect(charge && counted(charge)).toMatchObject({
      lastFreeDay: '2026-11-09',
      soFar: { amount: 30_000, days: 3 },
    });
  });

  it('is no answer to an invoice of 500 USD, which is 200 USD more than what stands comes to', () => {
    const days = { from: day('2026-11-06'), through: day('2026-11-12') };
    const { comparison, availableAt } = gatherEvidence({
      shipment: sampleShipment(),
      container,
      events: { events: [available('untimed', null), withdrawn, valid], rawEvents: [] },
      missing: null,
      skipped: 0,
      book: { tariffs: [byAvailability], calendars: [] },
      invoice: {
        ...days,
        kind: 'demurrage',
        chargedBy: 'carrier',
        number: '',
        lines: [{ ...days, amount: 50_000, currency: 'USD' }],
      },
      invoiceFile: null,
      now: now('2026-11-20T12:00:00Z'),
    });
    expect(comparison.totals.map(({ estimate }) => estimate)).toEqual([{ kind: 'sum', amount: 30_000 }]);
    expect(availableAt).toEqual(valid.when);
  });

  it('leaves the earliest of those that stand, wherever it is in the list and whatever has no time', () => {
    const later = available('later', '2026-11-07T15:00:00Z');
    const events = [available('untimed', null), later, withdrawn, valid];
    expect(firstAvailable({ events, rawEvents: [] })).toEqual(valid.when);
    expect(firstAvailable({ events: [withdrawn], rawEvents: [] })).toBeNull();
  });
});

describe('a day that runs from 08:00 to 08:00', () => {
  const zone = 'America/Los_Angeles';
  const by0800 = tariff({ firstDay: 'next_0800', freeDays: 5, steps: dollars(800) });
  const discharged = { podZone: zone, podDischarged: readMoment('2026-10-05T17:00:00Z', zone) };

  it.each([
    ['2026-10-11T14:30:00Z', '07:30', 0],
    ['2026-10-11T15:00:00Z', '08:00', 800],
  ])(
    'costs nothing until it begins: five free days after Mon 5 Oct, waiting on Sun 11 Oct at %s, %s there: %d USD',
    (at, _, sum) => {
      expect(dollarsOf(chargesOf([by0800], discharged, at)[0])).toBe(sum);
      expect(dollarsOf(chargesOf([by0800], { ...discharged, podFullOut: readMoment(at, zone) }, at)[0])).toBe(
        sum,
      );
    },
  );

  it('is today on the page, also before 08:00', () => {
    const [charge] = chargesOf([by0800], discharged, '2026-10-11T14:30:00Z');
    expect(charge?.state).toMatchObject({ today: '2026-10-11', through: '2026-10-10' });
  });
});

describe('what is charged once for a container, on working days', () => {
  const zone = 'America/New_York';
  const once = tariff({
    clock: 'last_free_day',
    chargedCount: 'working',
    per: 'container',
    steps: dollars(120),
  });
  const deadlines = { line: readMoment('2026-10-16', zone), terminal: null, rail: null };

  it.each([
    ['Sat 17 Oct', '2026-10-17T15:00:00Z', 0],
    ['Sun 18 Oct', '2026-10-18T15:00:00Z', 0],
    ['Mon 19 Oct', '2026-10-19T15:00:00Z', 120],
  ])(
    'is not charged before the first of them: last free day Fri 16 Oct, out on %s (%s): %d USD',
    (_, out, sum) => {
      const box = { podZone: zone, deadlines, podFullOut: readMoment(out, zone) };
      expect(dollarsOf(chargesOf([once], box, '2026-10-25T12:00:00Z')[0])).toBe(sum);
    },
  );
});

describe('where a tariff applies', () => {
  const la = 'America/Los_Angeles';
  const chicago = 'America/Chicago';
  const shipment = {
    portOfDischarge: samplePlace({ id: 'lax', locode: 'USLAX', zone: la }),
    destination: samplePlace({ id: 'chi', locode: 'USCHI', zone: chicago }),
  };
  /** Discharged at Los Angeles on Sun 1 Nov, by rail on Fri 6 Nov, picked up at a ramp of Chicago on Thu 12 Nov. */
  const through = {
    podZone: la,
    finalDestinationZone: chicago,
    podDischarged: readMoment('2026-11-01T20:00:00Z', la),
    podRailLoaded: readMoment('2026-11-06T20:00:00Z', la),
    inlandAta: readMoment('2026-11-10T20:00:00Z', chicago),
    finalDestinationFullOut: readMoment('2026-11-12T16:00:00Z', chicago),
  };
  const local = {
    podZone: la,
    podDischarged: through.podDischarged,
    podFullOut: readMoment('2026-11-06T20:00:00Z', la),
  };
  const at = '2026-11-16T18:00:00Z';
  const ids = (tariffs: readonly Tariff[], box: Partial<Container>) =>
    chargesOf(tariffs, box, at, { shipment }).map(({ tariff: { id }, place }) => `${id} ${place}`);

  it('is for per diem the interchange where the container was picked up: a ramp of Chicago, and not the port', () => {
    const perDiem = { kind: 'per_diem', clock: 'gate_out', firstDay: 'same_day', freeDays: 2 } as const;
    const tariffs = ['USLAX', 'USCHI'].map((port) => tariff({ ...perDiem, id: port, port }));
    expect(ids(tariffs, through)).toEqual(['USCHI destination']);
    expect(ids(tariffs, local)).toEqual(['USLAX discharge']);
    // Out on Thu 12 Nov, which is free as Fri 13 Nov is: Sat 14, Sun 15 and Mon 16 Nov.
    expect(dollarsOf(chargesOf(tariffs, through, at, { shipment })[0])).toBe(300);
  });

  it.each(['demurrage', 'storage'] as const)(
    'is for %s of the port no through move that the carrier takes inland, unless the tariff says so',
    (kind) => {
      const known = { kind, port: 'USLAX', freeDays: 2 };
      const tariffs = [tariff({ ...known, id: 'local', throughMoves: false })];
      expect(ids(tariffs, through)).toEqual([]);
      expect(ids(tariffs, local)).toEqual(['local discharge']);
      const both = [tariff({ ...known, id: 'both', throughMoves: true })];
      expect(ids(both, through)).toEqual(['both discharge']);
      // Discharged on Sun 1 Nov, free on 2 and 3 Nov, on the train on Fri 6 Nov.
      expect(dollarsOf(chargesOf(both, through, at, { shipment })[0])).toBe(300);
    },
  );

  it('is valid by the day that it says: the start of the clock, the gate-in at loading, or the receipt by the carrier', () => {
    const until = (validBy: Tariff['validBy']) => [
      tariff({ id: 'september', validBy, validThrough: day('2026-09-30'), freeDays: 2 }),
      tariff({ id: 'october', validBy, validFrom: day('2026-10-01'), freeDays: 4 }),
    ];
    const loaded = {
      ...local,
      fullIn: readMoment('2026-09-30T15:00:00Z', 'Asia/Shanghai'),
      vesselLoaded: readMoment('2026-10-02T15:00:00Z', 'Asia/Shanghai'),
    };
    expect(ids(until('clock_start'), loaded)).toEqual(['october discharge']);
    expect(ids(until('gate_in'), loaded)).toEqual(['september discharge']);
    expect(ids(until('received'), loaded)).toEqual(['september discharge']);
    // A carrier that reports no gate-in had it when it was loaded.
    expect(ids(until('received'), { ...loaded, fullIn: null })).toEqual(['october discharge']);
    const states = chargesOf(until('gate_in'), local, at, { shipment }).map(({ state }) => state);
    expect(states).toEqual([{ kind: 'unknown', missing: 'gate_in' }]);
    expect(ids([tariff({ id: 'always', validBy: 'gate_in' })], local)).toEqual(['always discharge']);
  });

  it('adds up two of one kind and charger that count beside each other: storage and reefer plug-in', () => {
    const storage = tariff({ id: 'storage', kind: 'storage', chargedBy: 'terminal', freeDays: 2 });
    const plugIn = tariff({ ...storage, id: 'plug-in', freeDays: 0, steps: dollars(60), isAdditional: true });
    const general = tariff({
      ...storage,
      id: 'older',
      validFrom: day('2020-01-01'),
      steps: dollars(40),
      port: null,
    });
    const known = [plugIn, { ...storage, port: 'USLAX' }, general];
    expect(ids(known, local).toSorted()).toEqual(['plug-in discharge', 'storage discharge']);
    // Storage on 4, 5 and 6 Nov, plug-in on those and on 2 and 3 Nov.
    const charges = chargesOf(known, local, at, { shipment });
    expect(sumsBy(charges, null)).toEqual([{ currency: 'USD', amount: 60_000 }]);
    const days = { from: day('2026-11-02'), through: day('2026-11-06') };
    const line = { ...days, amount: 60_000, currency: 'USD' };
    const invoice = { ...days, kind: 'storage', chargedBy: 'terminal', number: '', lines: [line] } as const;
    expect(compareInvoice(invoice, invoicedCharges(invoice, charges)).totals).toEqual([
      { ...line, estimate: { kind: 'sum', amount: 60_000 } },
    ]);
  });
});

const [unitedStates = expect.fail('no calendar')] = builtInCalendars;

describe('the calendar of a tariff', () => {
  const zone = 'America/Los_Angeles';
  const free = (days: number, calendar: string) => tariff({ freeDays: days, freeCount: 'working', calendar });
  const since = (discharge: string) => ({ podZone: zone, podDischarged: readMoment(discharge, zone) });
  const lastFree = (charge: ContainerCharge | undefined) => charge && counted(charge)?.lastFreeDay;

  it.each([
    ['US', '2026-07-02', '2026-07-06'],
    ['US_BANK', '2026-07-02', '2026-07-03'],
    ['US', '2027-06-17', '2027-06-21'],
    ['US_BANK', '2027-06-17', '2027-06-18'],
    ['US', '2027-12-23', '2027-12-27'],
    ['US_BANK', '2027-12-23', '2027-12-24'],
  ])('of %s makes the one working day after %s end on %s', (calendar, discharge, last) => {
    const [charge] = chargesOf([free(1, calendar)], since(discharge), '2027-12-30T12:00:00Z');
    expect(lastFree(charge)).toBe(last);
  });

  it('keeps Sat 25 Dec 2027 free at a gate that works on Saturdays', () => {
    const gate = { ...unitedStates, id: 'gate', name: 'Gate', weekend: [0], holidays: namesOf(unitedStates) };
    const facts = {
      shipment: sampleShipment(),
      container: sampleContainer(since('2027-12-23')),
      availableAt: null,
    };
    const [charge] = containerCharges(
      facts,
      { tariffs: [free(1, 'gate')], calendars: [gate] },
      now('2027-12-30T12:00:00Z'),
    );
    // Fri 24 Dec is observed, Sat 25 Dec is Christmas, Sun 26 Dec is off.
    expect(lastFree(charge)).toBe('2027-12-27');
  });

  it('says where a charge counts working days past its table, and not where only calendar days are past it', () => {
    const isPast = (known: Partial<Tariff>, discharge: string, at: string) => {
      const [charge] = chargesOf([tariff(known)], since(discharge), at);
      return charge && counted(charge)?.isPastCalendar;
    };
    const january = '2031-01-09T12:00:00Z';
    expect(isPast({ freeCount: 'working', freeDays: 4 }, '2030-12-27', january)).toBe(true);
    expect(isPast({ freeCount: 'working', freeDays: 1 }, '2030-12-27', january)).toBe(false);
    expect(isPast({ chargedCount: 'working', freeDays: 1 }, '2030-12-27', january)).toBe(true);
    expect(isPast({ freeDays: 20 }, '2030-12-27', january)).toBe(false);
  });
});

const namesOf = ({ holidays }: BuiltInCalendar) =>
  holidays.map(({ holiday, ...on }) => ({ ...on, name: holiday }));

it('owes the same in the moment before it leaves and in the one after, by any tariff', () => {
  const zone = 'America/Chicago';
  const terms = fc.record({
    firstDay: fc.constantFrom(...firstDays),
    freeDays: fc.nat(8),
    freeCount: fc.constantFrom(...dayCounts),
    chargedCount: fc.constantFrom(...dayCounts),
    per: fc.constantFrom('day' as const, 'container' as const),
  });
  const start = Date.parse('2026-10-28T05:00:00Z');
  fc.assert(
    fc.property(terms, fc.nat(3_000), fc.nat(30_000), (known, discharge, wait) => {
      const podDischarged = readMoment(new Date(start + discharge * minute).toISOString(), zone);
      const at = new Date(start + (discharge + wait) * minute).toISOString();
      const box = { podZone: zone, podDischarged };
      const [waiting] = chargesOf([tariff(known)], box, at);
      const [left] = chargesOf([tariff(known)], { ...box, podFullOut: readMoment(at, zone) }, at);
      expect(dollarsOf(waiting)).toBe(dollarsOf(left));
    }),
    { numRuns: 1_000 },
  );
});
