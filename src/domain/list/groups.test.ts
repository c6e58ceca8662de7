import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { groupRows } from './groups.ts';
import { fleetRows } from './list.ts';
import type { RowKind } from './row.ts';
import { groupings } from './view.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const rowsOf = (fleet: readonly Shipment[], by: RowKind = 'shipment') => fleetRows(fleet, by, {}, now);
const losAngeles = 'America/Los_Angeles';

function aboard(
  id: string,
  name: string,
  voyage: string,
  podEta: string | null,
  podAta: string | null = null,
) {
  return sampleShipment({
    id,
    podVessel: { id: name, imo: null, name },
    podVoyageNumber: voyage,
    podEta: readMoment(podEta, losAngeles),
    podAta: readMoment(podAta, losAngeles),
    containers: [
      sampleContainer({ id: `${id}.1`, number: 'MSCU1' }),
      sampleContainer({ id: `${id}.2`, number: 'MSCU2' }),
    ],
  });
}

describe('groups of the list', () => {
  it('by day follow the local calendar: what is to arrive, what has arrived, what has no date', () => {
    const groups = groupRows(
      rowsOf([
        aboard('not reported', 'A', '1', null),
        // One UTC day, two days in Los Angeles.
        aboard('evening', 'A', '1', '2026-08-15T05:00:00Z'),
        aboard('night', 'A', '1', '2026-08-15T08:00:00Z'),
        aboard('arrived before', 'A', '1', '2026-08-20T08:00:00Z', '2026-08-09T20:00:00Z'),
        aboard('arrived', 'A', '1', '2026-08-20T08:00:00Z', '2026-08-10T20:00:00Z'),
      ]),
      'day',
    );
    expect(groups.map(({ key, rows }) => [key, ...rows.map(({ id }) => id)])).toEqual([
      ['2026-08-14', 'evening'],
      ['2026-08-15', 'night'],
      ['2026-08-10', 'arrived'],
      ['2026-08-09', 'arrived before'],
      ['', 'not reported'],
    ]);
    expect(groups[0]?.label).toEqual({
      kind: 'moment',
      moment: { kind: 'day', day: '2026-08-14' },
      status: null,
    });
    expect(groups.at(-1)?.label).toBeNull();
  });

  it('by vessel keep voyages apart and begin with the next arrival', () => {
    const groups = groupRows(
      rowsOf([
        aboard('a', 'EVER', '12E', '2026-09-01'),
        aboard('b', 'EVER', '13E', '2026-08-20'),
        aboard('c', 'EVER', '12e', '2026-08-30'),
        aboard('d', 'ONE', '7', '2026-08-01', '2026-08-02'),
        aboard('e', 'MAERSK', '7', '2026-08-01', '2026-08-05'),
        sampleShipment({ id: 'none' }),
      ]),
      'vessel',
    );
    expect(groups.map(({ label, rows }) => [label?.kind === 'text' && label.text, rows.length])).toEqual([
      ['EVER · voyage 13E', 1],
      ['EVER · voyage 12E', 2],
      ['MAERSK · voyage 7', 1],
      ['ONE · voyage 7', 1],
      [false, 1],
    ]);
  });

  it('by port are of one place and not of one code, sorted by name', () => {
    const at = (id: string, port: string, locode: string, name: string) =>
      sampleShipment({ id, portOfDischarge: samplePlace({ id: port, locode, name }) });
    const groups = groupRows(
      rowsOf([
        at('a', 'shanghai', 'CNSHG', 'Shanghai'),
        at('b', 'antwerp', 'BEANR', 'Antwerp'),
        at('c', 'shanghai', 'CNSHA', 'Shanghai'),
      ]),
      'discharge',
    );
    expect(groups.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['b'], ['a', 'c']]);
  });

  it('count each shipment once, however many of its containers have a row', () => {
    const [group] = groupRows(rowsOf([aboard('a', 'EVER', '1', null)], 'container'), 'vessel');
    expect(group).toMatchObject({ shipments: 1, containers: 2, rows: { length: 2 } });
  });

  it('have every row exactly once, in the order of the list', () => {
    const shipments = fc.array(
      fc
        .tuple(
          fc.constantFrom('EVER', 'ONE', ''),
          fc.constantFrom('', '1', '2'),
          fc.constantFrom(null, '2026-08-14T05:00:00Z', '2026-08-15'),
          fc.constantFrom(null, 'MAEU'),
        )
        .map(([name, voyage, eta, scac]) => ({
          ...aboard('', name, voyage, eta),
          carrier: { scac, name: null, shortName: null },
        })),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(shipments, fc.constantFrom(...groupings), (all, grouping) => {
        const rows = rowsOf(all.map((one, index) => ({ ...one, id: String(index) })));
        const groups = groupRows(rows, grouping);
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        const place = new Map(rows.map((row, index) => [row, index]));
        for (const group of groups) {
          const places = group.rows.map((row) => place.get(row) ?? -1);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
        expect(groups.flatMap((group) => group.rows).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(
          rows,
        );
      }),
    );
  });
});
