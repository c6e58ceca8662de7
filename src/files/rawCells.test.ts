import { describe, expect, it } from 'vitest';
import { findColumn } from '#/domain/list/columns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { csvFile } from './csv.ts';
import type { FileClock } from './fileCell.ts';
import { fileTable } from './fileJob.ts';
import { listHeading } from './headings.ts';
import { paperCells, rawCells, cellText } from './rawCells.ts';

const now = instant(Date.UTC(2026, 7, 12, 15));
const clock: FileClock = { display: 'place', viewer: utc };
const day = (text: string) => readMoment(text, null);
const hour = (text: string) => readMoment(text, 'America/Los_Angeles');

const rowOf = (known: Partial<Shipment>): FleetRow => {
  const shipment = sampleShipment(known);
  return { id: shipment.id, kind: 'shipment', shipment, containers: shipment.containers };
};
const columnsOf = (...ids: string[]) => ids.map(findColumn).filter((column) => column !== null);

/** The lines of a CSV file of one column, its heading first. */
async function csvLines(id: string, rows: readonly FleetRow[]): Promise<string[]> {
  const columns = columnsOf(id);
  const cells = rows.map((row) => rawCells(row, columns, { now, limits: usualLimits }, clock));
  const text = await csvFile(fileTable(columns.map(listHeading), cells)).text();
  return text.split('\r\n').slice(0, -1);
}
const onPaper = (id: string, rows: readonly FleetRow[]) =>
  rows.flatMap((row) => paperCells(row, columnsOf(id), { now, limits: usualLimits }, clock));

describe('the arrival', () => {
  const discharged = [sampleContainer({ podDischarged: day('2026-08-09') })];
  const rows = [
    rowOf({ podEta: day('2026-08-20') }),
    rowOf({ podEta: day('2026-08-08') }),
    rowOf({ podEta: day('2026-08-08'), podAta: day('2026-08-09') }),
    rowOf({ podEta: day('2026-08-08'), containers: discharged }),
    rowOf({ containers: discharged }),
    rowOf({}),
  ];

  it('has the words of the screen in files: overdue is not estimated, an estimate is no actual time', async () => {
    expect(await csvLines('arrival', rows)).toEqual([
      'POD ETA/ATA,POD ETA/ATA: status',
      '2026-08-20,Estimated',
      '2026-08-08,Overdue',
      '2026-08-09,Arrived',
      '2026-08-08,"Arrived, time estimated"',
      ',"Arrived, time not reported"',
      ',Not reported',
    ]);
  });

  it('has the same words on paper', () => {
    expect(onPaper('arrival', rows)).toEqual([
      'Thu 20 Aug 2026 · Estimated',
      'Sat 8 Aug 2026 · Overdue',
      'Sun 9 Aug 2026 · Arrived',
      'Sat 8 Aug 2026 · Arrived, time estimated',
      'Arrived, time not reported',
      'Not reported',
    ]);
  });
});

it('says of other times whether they are actual', async () => {
  const rows = [rowOf({ polAtd: day('2026-08-01') }), rowOf({ polEtd: day('2026-08-20') }), rowOf({})];
  expect(await csvLines('departure', rows)).toEqual([
    'POL ETD/ATD,POL ETD/ATD: status',
    '2026-08-01,Actual',
    '2026-08-20,Estimated',
    ',',
  ]);
  expect(onPaper('departure', rows)).toEqual(['Sat 1 Aug 2026 · Actual', 'Thu 20 Aug 2026 · Estimated', '']);
});

describe('the ETA change', () => {
  const moved = (podEta: string) =>
    rowOf({ podOriginalEta: hour('2026-08-20T19:00:00Z'), podEta: hour(podEta) });
  const rows = [
    moved('2026-08-24T19:00:00Z'),
    moved('2026-08-19T19:00:00Z'),
    moved('2026-08-20T13:00:00Z'),
    moved('2026-08-21T00:00:00Z'),
    moved('2026-08-20T19:20:00Z'),
    // 23:00 and 01:00 at the port.
    rowOf({ podOriginalEta: hour('2026-08-21T06:00:00Z'), podEta: hour('2026-08-21T08:00:00Z') }),
    rowOf({}),
  ];

  it('has its direction on paper, and hours within a day', () => {
    expect(onPaper('etaChange', rows)).toEqual([
      'slipped 4 d',
      'pulled in 1 d',
      'pulled in 6 h',
      'slipped 5 h',
      'on time',
      'slipped 1 d',
      '',
    ]);
  });

  it('is a number in a file, whose heading explains the sign: calendar days, and hours as a fraction of a day', async () => {
    expect(await csvLines('etaChange', rows)).toEqual([
      'POD ETA change (days slipped; negative is pulled in)',
      '4',
      '-1',
      '-0.25',
      '0.208',
      '0',
      '1',
      '',
    ]);
  });
});

it('free days have words on paper, and in a file a heading that explains the sign', async () => {
  const left = (text: string) => {
    const lastFreeDay = day(text);
    return rowOf({ containers: [sampleContainer({ lastFreeDay, terminalCheckedAt: now })] });
  };
  const rows = [left('2026-08-10'), left('2026-08-12'), left('2026-08-13'), rowOf({})];
  expect(onPaper('daysLeft', rows)).toEqual(['2 days past', 'LFD today', 'LFD in 1 day', '']);
  expect(await csvLines('daysLeft', rows)).toEqual(['Free days left (negative is past)', '-2', '0', '1', '']);
});

it.each([
  [1234.5, 'USD', '1,234.5 USD'],
  [3, null, '3'],
])('%s %s on paper is “%s”', (number, unit, text) =>
  expect(cellText({ kind: 'number', number, unit })).toBe(text),
);
