import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { instant } from '#/time/instant.ts';
import { facetCounts } from './facetCounts.ts';
import type { FleetFilter } from './fleetFilter.ts';
import { fleetRows } from './fleetRows.ts';
import { sampleContainer, samplePlace, sampleShipment } from './sampleRecords.ts';

const losAngeles = samplePlace({ locode: 'USLAX', name: 'Los Angeles' });
const maersk = { scac: 'MAEU', name: 'A.P. Moller Maersk', shortName: 'Maersk' };
const fleet = [
  sampleShipment({
    billOfLading: 'MAEU1',
    carrier: maersk,
    portOfDischarge: losAngeles,
    customerName: 'Müller & Söhne',
    tags: ['spring-2026'],
    podVessel: { id: 'v', imo: '9321483', name: 'EMMA MAERSK' },
    containers: [
      sampleContainer({ number: 'MSCU1234567', currentStatus: 'available' }),
      sampleContainer({ number: 'TCLU0000001', currentStatus: 'on_ship', refNumbers: ['PO-77'] }),
    ],
  }),
  sampleShipment({
    billOfLading: 'HLCU2',
    carrier: { scac: 'HLCU', name: 'Hapag-Lloyd', shortName: null },
    portOfDischarge: samplePlace({ id: 'x', name: 'Somewhere' }),
    containers: [sampleContainer({ number: 'HLXU0000002', currentStatus: 'in_orbit' })],
  }),
  sampleShipment({ billOfLading: 'BOOKING3', carrier: maersk }),
];

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const rowsOf = (filter: FleetFilter) => fleetRows(fleet, 'shipment', filter, now);
const found = (filter: FleetFilter) =>
  rowsOf(filter).map((row) =>
    [row.shipment.billOfLading, ...row.containers.map((one) => one.number)].join(' '),
  );

describe('the list', () => {
  it('without a filter is everything, each the same object', () => {
    expect(rowsOf({}).map(({ shipment }) => shipment)).toEqual(fleet);
    expect(rowsOf({ q: ' ', status: [] })[0]).toBe(rowsOf({})[0]);
  });

  it.each(['maeu1', 'emma', 'los angeles', 'müller', 'SPRING', 'uslax', '9321483', 'moller emma'])(
    'text %j finds the shipment with all its containers',
    (q) => expect(found({ q })).toEqual(['MAEU1 MSCU1234567 TCLU0000001']),
  );

  it.each(['mscu 123-456 7', '1234567', 'emma 1234567'])('text %j narrows to the container', (q) => {
    expect(found({ q })).toEqual(['MAEU1 MSCU1234567']);
  });

  it('text finds a container by its reference', () => {
    expect(found({ q: 'po-77' })).toEqual(['MAEU1 TCLU0000001']);
  });

  it('text does not match across two fields or as a pattern', () => {
    expect(found({ q: 'maeu1m' })).toEqual([]);
    expect(found({ q: '.*' })).toEqual([]);
  });

  it('text of a hundred thousand characters is answered like any other', () => {
    const words = Array.from({ length: 15_000 }, (_, index) => `w${index}`).join(' ');
    expect(found({ q: words })).toEqual([]);
    expect(found({ q: 'emma '.repeat(20_000) })).toEqual(['MAEU1 MSCU1234567 TCLU0000001']);
  });

  it('status keeps only the containers that have it', () => {
    expect(found({ status: ['available', 'in_orbit'] })).toEqual(['MAEU1 MSCU1234567', 'HLCU2 HLXU0000002']);
  });

  it('carrier goes by SCAC, and port by LOCODE or by name where it has none', () => {
    expect(found({ carrier: ['MAEU'] })).toEqual(['MAEU1 MSCU1234567 TCLU0000001', 'BOOKING3']);
    expect(found({ pod: ['SOMEWHERE'] })).toEqual(['HLCU2 HLXU0000002']);
  });
});

describe('the counts', () => {
  it('say what choosing a value would give, whatever is chosen in the same facet', () => {
    const counts = facetCounts(fleet, 'shipment', { carrier: ['HLCU'] }, now);
    expect(counts.carrier).toEqual([
      { value: 'MAEU', label: 'Maersk', count: 2 },
      { value: 'HLCU', label: 'Hapag-Lloyd', count: 1 },
    ]);
    expect(counts.pod).toEqual([{ value: 'SOMEWHERE', label: 'Somewhere', count: 1 }]);
  });

  it('list all 13 statuses, then unknown words', () => {
    const { status } = facetCounts(fleet, 'shipment', {}, now);
    expect(status).toHaveLength(14);
    expect(status.at(-1)).toEqual({ value: 'in_orbit', label: 'in_orbit', count: 1 });
  });

  it('keep a chosen value that nothing has any more', () => {
    expect(facetCounts([], 'shipment', { pod: ['NLRTM'], status: ['x'] }, now)).toMatchObject({
      pod: [{ value: 'NLRTM', count: 0 }],
      status: { length: 14 },
    });
  });

  it('agree with the list for every single choice', () => {
    const filters = fc.record(
      {
        q: fc.constantFrom('', 'm', '1', 'maersk', 'po-77'),
        status: fc.subarray(['available', 'on_ship', 'in_orbit']),
        carrier: fc.subarray(['MAEU', 'HLCU']),
        pod: fc.subarray(['USLAX', 'SOMEWHERE']),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, (filter) => {
        const counts = facetCounts(fleet, 'shipment', filter, now);
        for (const { value, count } of counts.status) {
          const rows = rowsOf({ ...filter, status: [value] });
          expect(rows.flatMap((row) => row.containers)).toHaveLength(count);
        }
        for (const { value, count } of counts.carrier) {
          expect(rowsOf({ ...filter, carrier: [value] })).toHaveLength(count);
        }
        for (const { value, count } of counts.pod) {
          expect(rowsOf({ ...filter, pod: [value] })).toHaveLength(count);
        }
      }),
    );
  });
});
