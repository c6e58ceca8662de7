import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { canonicalJson, type Json } from '#/domain/evidence/canonicalJson.ts';
import { type EvidenceQuestion, gatherEvidence } from '#/domain/evidence/evidence.ts';
import type { EvidencePack } from '#/domain/evidence/pack.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import {
  markedContainer,
  markedShipment,
  markedSubject,
  neverShared,
  shareMarks,
} from '#/test/samples/sharing.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { writePack } from './evidence.ts';
import { sampleTariffs } from './sampleTariffs.ts';

const zone = 'America/Los_Angeles';
const losAngeles = samplePlace({ locode: 'USLAX', name: 'Los Angeles', zone });
const day = (text: string) => text as CalendarDay;
const at = (text: string) => readMoment(text, zone);
const learned = (text: string) => parseInstant(text);

const container = sampleContainer({
  number: 'MSCU1234566',
  equipmentType: 'dry',
  podZone: zone,
  podDischarged: at('2026-11-02T18:00:00Z'),
  podFullOut: at('2026-11-12T18:00:00Z'),
  holds: [{ name: 'customs', status: 'hold', description: 'CBP 7H' }],
  fees: [{ type: 'demurrage', amount: 1_000, currencyCode: 'USD' }],
  deadlines: { line: at('2026-11-09T08:00:00Z'), terminal: at('2026-11-08T08:00:00Z'), rail: null },
  terminalCheckedAt: learned('2026-11-12T20:00:00Z'),
  createdAt: learned('2026-10-20T00:00:00Z'),
});
const shipment = sampleShipment({
  billOfLading: 'MEDU0000001',
  portOfDischarge: losAngeles,
  containers: [container],
  createdAt: learned('2026-10-19T00:00:00Z'),
});
const lfd = (source: 'line' | 'terminal', to: string, createdAt: string) =>
  sampleEvent(`container.pickup_lfd_${source}.changed`, null, {
    id: `${source} ${to}`,
    changedTo: at(to),
    createdAt: learned(createdAt),
  });
const events = [
  sampleEvent('vessel_discharged', null, {
    place: losAngeles,
    id: 'discharged',
    when: at('2026-11-02T18:00:00Z'),
    createdAt: learned('2026-11-03T01:00:00Z'),
    dataSource: 'terminal',
  }),
  lfd('line', '2026-11-07T08:00:00Z', '2026-11-03T01:00:00Z'),
  lfd('line', '2026-11-09T08:00:00Z', '2026-11-05T01:00:00Z'),
];
const [demurrage] = sampleTariffs;
const book: TariffBook = { tariffs: demurrage ? [{ ...demurrage, isOn: true }] : [], calendars: [] };

const question = (known: Partial<EvidenceQuestion> = {}): EvidenceQuestion => ({
  shipment,
  container,
  events: { events, rawEvents: [] },
  missing: null,
  skipped: 0,
  book,
  invoice: {
    kind: 'demurrage',
    chargedBy: 'carrier',
    number: '4711',
    from: day('2026-11-07'),
    through: day('2026-11-12'),
    lines: [
      { from: day('2026-11-07'), through: day('2026-11-11'), amount: 110_000, currency: 'USD' },
      { from: day('2026-11-12'), through: day('2026-11-12'), amount: 30_000, currency: 'USD' },
      { from: day('2026-11-12'), through: day('2026-11-12'), amount: 5_000, currency: 'CAD' },
    ],
  },
  invoiceFile: null,
  now: instant(Date.parse('2026-11-20T12:00:00Z')),
  ...known,
});
const takeEvidence = (asked: EvidenceQuestion) => writePack(gatherEvidence(asked));
const section = (pack: EvidencePack, title: RegExp) =>
  pack.sections.find((one) => title.test(one.title)) ?? { rows: [], facts: [], notes: [], columns: [] };

describe('an evidence pack', () => {
  it('compares each line with the estimate for its days, and converts no currency', () => {
    expect(section(takeEvidence(question()), /^Invoiced and estimated/).rows).toEqual([
      ['1', 'Sat 7 Nov 2026 – Wed 11 Nov 2026', '1,100 USD', '1,100 USD', 'no difference'],
      ['2', 'Thu 12 Nov 2026', '300 USD', '280 USD', '20 USD more'],
      ['3', 'Thu 12 Nov 2026', '50 CAD', 'tariff has another currency', 'not comparable'],
      ['All lines', 'Sat 7 Nov 2026 – Thu 12 Nov 2026', '1,400 USD', '1,380 USD', '20 USD more'],
      [
        'All lines',
        'Sat 7 Nov 2026 – Thu 12 Nov 2026',
        '50 CAD',
        'tariff has another currency',
        'not comparable',
      ],
    ]);
  });

  it('estimates nothing without a tariff', () => {
    const pack = takeEvidence(question({ book: { tariffs: [], calendars: [] } }));
    expect(section(pack, /^Tariff used/).notes[0]).toMatch(/nothing is estimated/);
    expect(section(pack, /^Invoiced and/).rows.every(([, , , estimated]) => estimated === 'no tariff')).toBe(
      true,
    );
  });

  it('proves the estimate day by day, from the start of the clock to the sum', () => {
    const { facts, columns, rows } = section(takeEvidence(question()), /^Day by day: Import demurrage/);
    expect(facts).toEqual([
      ['Clock started', 'Mon 2 Nov 2026 10:00 PST = Mon 2 Nov 2026 18:00 UTC'],
      ['Clock ended', 'Thu 12 Nov 2026 10:00 PST = Thu 12 Nov 2026 18:00 UTC'],
    ]);
    expect(columns).toEqual(['Day', 'Reason', 'Amount', 'Total']);
    expect(rows).toEqual([
      ['Mon 2 Nov 2026', 'Clock started', '0 USD', '0 USD'],
      ['Tue 3 Nov 2026', 'Free day 1 of 4', '0 USD', '0 USD'],
      ['Wed 4 Nov 2026', 'Free day 2 of 4', '0 USD', '0 USD'],
      ['Thu 5 Nov 2026', 'Free day 3 of 4', '0 USD', '0 USD'],
      ['Fri 6 Nov 2026', 'Free day 4 of 4', '0 USD', '0 USD'],
      ['Sat 7 Nov 2026', 'Day 1 of charge, rate from day 1', '220 USD', '220 USD'],
      ['Sun 8 Nov 2026', 'Day 2 of charge, rate from day 1', '220 USD', '440 USD'],
      ['Mon 9 Nov 2026', 'Day 3 of charge, rate from day 1', '220 USD', '660 USD'],
      ['Tue 10 Nov 2026', 'Day 4 of charge, rate from day 1', '220 USD', '880 USD'],
      ['Wed 11 Nov 2026', 'Day 5 of charge, rate from day 1', '220 USD', '1,100 USD'],
      ['Thu 12 Nov 2026', 'Day 6 of charge, rate from day 6', '280 USD', '1,380 USD'],
    ]);
  });

  it('says how a last free day moved and when that became known', () => {
    expect(section(takeEvidence(question()), /^Last free day/).rows).toEqual([
      ['Tue 3 Nov 2026 01:00 UTC', 'carrier', 'Sat 7 Nov 2026', 'first one known'],
      ['Thu 5 Nov 2026 01:00 UTC', 'carrier', 'Mon 9 Nov 2026', '2 days later'],
      ['Thu 5 Nov 2026 01:00 UTC', 'carrier', 'Mon 9 Nov 2026', 'in the record now'],
      ['not reported', 'terminal', 'Sun 8 Nov 2026', 'in the record now, since when is not reported'],
    ]);
    const [differs] = section(takeEvidence(question()), /disagree/).rows;
    expect(differs?.slice(0, 2)).toEqual(['Last free day', '2 sources differ by 1 day']);
  });

  it('gives each time with its place and in UTC, its source, and when it was learned', () => {
    const row = section(takeEvidence(question()), /^Timeline/).rows.find(([label]) => label === 'Discharged');
    expect(row).toEqual([
      'Discharged',
      'Los Angeles',
      'Mon 2 Nov 2026 10:00 PST = Mon 2 Nov 2026 18:00 UTC',
      'terminal (event and container record)',
      'Tue 3 Nov 2026 01:00 UTC',
      'counts',
    ]);
  });

  it('names the file of the invoice with its hash, and nothing of one without', () => {
    const invoiceFile = { name: 'Rechnung 4711\u202efdp.pdf', size: 49_152, sha256: 'ab'.repeat(32) };
    const { cover } = takeEvidence(question({ invoiceFile }));
    const plain = takeEvidence(question()).cover;
    expect(cover.filter((fact) => !plain.some(([label]) => label === fact[0]))).toEqual([
      ['File of the invoice', 'Rechnung 4711 fdp.pdf (48 kB)'],
      ['SHA-256 of that file', 'ab'.repeat(32)],
    ]);
    expect(plain.map(([label]) => label).join()).not.toMatch(/file/i);
  });

  it('says what is not known, and that nothing reported is not none', () => {
    const pack = takeEvidence(question({ missing: 'estimates', skipped: 2 }));
    expect(section(pack, /not known/)).toMatchObject({
      notes: expect.arrayContaining([
        expect.stringContaining('Estimates could not'),
        '2 events could not be read.',
      ]),
      facts: expect.arrayContaining([
        ['Container tracked since', 'Tue 20 Oct 2026 00:00 UTC'],
        ['Dates not reported', 'availability, empty return'],
        ['No last free day from', 'railroad'],
      ]),
    });
    const { facts } = section(pack, /^Holds/);
    expect(facts).toContainEqual(['Holds, port', 'Customs, hold, CBP 7H']);
    expect(facts).toContainEqual(['Holds, inland', 'not reported']);
  });

  it('has every paragraph of 46 CFR 541.6 to tick, and is no legal advice', () => {
    const { rows, notes } = section(takeEvidence(question()), /541\.6/);
    expect(rows).toHaveLength(20);
    expect(rows.every(([box]) => box === '☐')).toBe(true);
    expect(notes.join(' ')).toContain('no legal advice');
  });

  it('has nothing of customer, documents, seals, tags and ids, nor a field that records get later', () => {
    // Who answers an invoice gives what the hold is, and neither whose the goods are nor how the office sorts them.
    const never = [...neverShared.filter((mark) => mark !== 'hold text'), 'Customer Mark', 'Documentmark'];
    const later = fc.dictionary(fc.string(), fc.constant('NEWMARK'), { minKeys: 1 });
    fc.assert(
      fc.property(later, later, (more, others) => {
        const marked = { ...more, ...markedContainer };
        const text = JSON.stringify(
          takeEvidence(
            question({
              container: marked,
              shipment: { ...others, ...markedShipment, containers: [marked] },
              events: {
                events: (markedSubject.events?.events ?? []).map((one) => ({ ...more, ...one })),
                rawEvents: [],
              },
            }),
          ),
        );
        for (const mark of [...never, 'NEWMARK']) expect(text).not.toContain(mark);
        for (const mark of ['BILLMARK1', ...shareMarks.holds]) expect(text).toContain(mark);
      }),
      { numRuns: 50 },
    );
  });

  it('is canonical JSON whatever a record holds, each table as wide as its headings', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, fc.option(text), (number, bill, source) => {
        const pack = takeEvidence(
          question({
            shipment: { ...shipment, billOfLading: bill },
            container: { ...container, number },
            events: { events: events.map((one) => ({ ...one, dataSource: source })), rawEvents: [] },
          }),
        );
        const json = canonicalJson(pack as unknown as Json);
        expect(JSON.parse(json)).toEqual(pack);
        for (const { columns, rows } of pack.sections)
          for (const row of rows) expect(row).toHaveLength(columns.length);
      }),
      { numRuns: 50 },
    );
  });
});
