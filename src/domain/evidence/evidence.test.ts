import { describe, expect, it } from 'vitest';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { type EvidenceQuestion, gatherEvidence } from './evidence.ts';
import { readInvoice } from './typedInvoice.ts';

const zone = 'America/Los_Angeles';
const at = (text: string) => readMoment(text, zone);
const learned = (text: string) => parseInstant(text);
const day = (text: string) => text as CalendarDay;
const [from, through] = [day('2026-11-07'), day('2026-11-12')];

const container = sampleContainer({
  equipmentType: 'dry',
  podZone: zone,
  podDischarged: at('2026-11-02T18:00:00Z'),
  podFullOut: at('2026-11-12T18:00:00Z'),
  deadlines: { line: at('2026-11-09T08:00:00Z'), terminal: at('2026-11-08T08:00:00Z'), rail: null },
});
const shipment = sampleShipment({
  portOfDischarge: samplePlace({ locode: 'USLAX', name: 'Los Angeles', zone }),
  containers: [container],
});
const lfd = (to: string, createdAt: string, invalidated = false) =>
  sampleEvent('container.pickup_lfd_line.changed', null, {
    id: to,
    changedTo: at(to),
    createdAt: learned(createdAt),
    invalidated,
  });
const first = lfd('2026-11-07T08:00:00Z', '2026-11-03T01:00:00Z');
const second = lfd('2026-11-09T08:00:00Z', '2026-11-05T01:00:00Z', true);

const gather = (known: Partial<EvidenceQuestion> = {}) => {
  const [demurrage] = sampleTariffs;
  return gatherEvidence({
    shipment,
    container,
    events: { events: [second, first], rawEvents: [{ ...first, id: 'raw' }] },
    missing: null,
    skipped: 0,
    book: { tariffs: demurrage ? [{ ...demurrage, isOn: true }] : [], calendars: [] },
    invoice: {
      kind: 'demurrage',
      chargedBy: 'carrier',
      number: '',
      from,
      through,
      lines: [
        { from, through: day('2026-11-11'), amount: 110_000, currency: 'USD' },
        { from: through, through, amount: 5_000, currency: 'CAD' },
      ],
    },
    invoiceFile: null,
    now: instant(Date.parse('2026-11-20T12:00:00Z')),
    ...known,
  });
};

describe('evidence', () => {
  it('has each line and each sum with the estimate for its days', () => {
    const { lines, totals } = gather().comparison;
    const estimates = [{ kind: 'sum', amount: 110_000 }, { kind: 'otherCurrency' }];
    expect(lines.map(({ estimate }) => estimate)).toEqual(estimates);
    expect(totals).toMatchObject([
      { from, through, currency: 'USD', estimate: { kind: 'sum', amount: 138_000 } },
      { from, through, currency: 'CAD', estimate: { kind: 'otherCurrency' } },
    ]);
    const { charges, comparison } = gather({ book: { tariffs: [], calendars: [] } });
    expect(charges).toEqual([]);
    expect(comparison.lines.map(({ estimate }) => estimate.kind)).toEqual(['noTariff', 'noTariff']);
  });

  it('has each change of a last free day once, in the order in which it became known', () => {
    const { freeDayChanges, freeDays, differing } = gather();
    expect(freeDayChanges).toEqual([
      {
        learnedAt: learned('2026-11-03T01:00:00Z'),
        source: 'shipping_line',
        moment: { kind: 'day', day: '2026-11-07' },
        days: null,
        isWithdrawn: false,
      },
      {
        learnedAt: learned('2026-11-05T01:00:00Z'),
        source: 'shipping_line',
        moment: { kind: 'day', day: '2026-11-09' },
        days: 2,
        isWithdrawn: true,
      },
    ]);
    expect(freeDays.map(({ source }) => source)).toEqual(['shipping_line', 'terminal']);
    expect(differing.map(({ id }) => id)).toEqual(['lastFreeDay']);
  });

  it('has what is not known by name', () => {
    const { missingDates, missingFreeDays, unread, dates } = gather({ skipped: 2 });
    expect(missingDates).toEqual(['available', 'emptyReturn']);
    expect(missingFreeDays).toEqual(['rail']);
    expect(unread).toBe(2);
    expect(dates.map(({ id }) => id)).toEqual(['discharge', 'pickup']);
  });
});

it('an invoice that is typed has a problem for its days and for each line', () => {
  const line = { from: '', through: '', amount: '1380', currency: 'usd' };
  const typed = { kind: 'demurrage', chargedBy: 'carrier', number: ' 4711 ', from, through } as const;
  expect(readInvoice({ ...typed, lines: [line] })).toEqual({
    invoice: {
      ...typed,
      number: '4711',
      lines: [{ from, through, amount: 138_000, currency: 'USD' }],
    },
    problems: { days: null, lines: [null] },
  });
  const wrong = [
    { ...line, from: through, through: from },
    { ...line, amount: 'much' },
    { ...line, currency: 'dollars' },
  ];
  expect(readInvoice({ ...typed, through: '', lines: [line] }).problems.days).toBe('daysNeeded');
  expect(readInvoice({ ...typed, lines: wrong })).toEqual({
    invoice: null,
    problems: { days: null, lines: ['daysOrder', 'amountForm', 'currencyForm'] },
  });
});
