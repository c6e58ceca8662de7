import { expect, it } from 'vitest';
import type { ReportedFact } from '#/domain/sharing/sharedFacts.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { describeReported } from './sharing.ts';

const now = parseInstant('2026-08-12T12:00:00Z') ?? expect.fail();
const moment = readMoment('2026-08-11T20:00:00Z', 'America/Los_Angeles') ?? expect.fail();
const freeDay = { code: 'freeDay', source: 'line', day: '2026-08-14' as CalendarDay } as const;
const arrival = { code: 'arrival', place: 'Los Angeles', moment } as const;

it.each<[ReportedFact, label: string, value: string]>([
  [{ code: 'carrier', name: 'Example Line' }, 'Carrier', 'Example Line'],
  [{ code: 'references', numbers: ['A1', 'B2'] }, 'References', 'A1, B2'],
  [{ code: 'vessel', name: 'Ivory Accord', voyage: '132A' }, 'Vessel', 'Ivory Accord · voyage 132A'],
  [{ ...arrival, state: 'actual' }, 'ATA Los Angeles', 'Tue 11 Aug 13:00 PDT'],
  [{ ...arrival, state: 'overdue' }, 'ETA Los Angeles', 'Tue 11 Aug 13:00 PDT, passed, not confirmed'],
  [{ ...arrival, code: 'departure', place: null, state: 'estimated' }, 'ETD', 'Tue 11 Aug 13:00 PDT'],
  [{ ...freeDay, days: 2 }, 'Carrier LFD', 'Fri 14 Aug (in 2 days)'],
  [{ ...freeDay, days: null }, 'Carrier LFD', 'Fri 14 Aug'],
  [{ code: 'holds', holds: ['customs', 'Holdmark'] }, 'Holds', 'Customs, Holdmark'],
  [{ code: 'holds', holds: [] }, 'Holds', 'None'],
  [{ code: 'fees', owed: [{ amount: 650, currencyCode: 'USD' }] }, 'Fees reported', '650 USD'],
  [{ code: 'railChecked', at: now }, 'Railroad last checked', 'Wed 12 Aug 12:00 UTC'],
  [{ code: 'neverUpdated' }, 'Carrier last updated', 'No update yet'],
])('%j is “%s”: “%s”', (fact, label, value) =>
  expect(describeReported(fact, { display: 'place', viewer: utc, now })).toEqual([label, value]),
);
