import { describe, expect, it } from 'vitest';
import { carrierNames } from '#/domain/tracking/carriers.ts';
import { detectedLater, type TrackLine } from '#/domain/tracking/tracking.ts';
import { resultHeadings } from '#/files/headingWords.ts';
import { sampleCarriers } from '#/test/samples/carriers.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { sampleList } from '#/test/samples/tracking.ts';
import { resultRows } from './resultCells.ts';

const shipment = sampleShipment({ id: 's1', billOfLading: 'MAEU700000001', containers: [] });
const names = {
  carriers: carrierNames(sampleCarriers),
  parties: [{ id: 'p1', name: 'Acme Imports' }],
  shipments: [shipment],
};

function resultOf(facts: Partial<TrackLine>, list: Partial<ReturnType<typeof sampleList>> = {}) {
  const [cells = []] = resultRows({ ...sampleList([facts]), ...list }, names);
  return Object.fromEntries(Object.values(resultHeadings).map((heading, at) => [heading, cells[at]]));
}

describe('the result of a list', () => {
  it('says what was asked, with which labels, for which customer, and what became of it', () => {
    expect(
      resultOf(
        {
          refNumbers: ['PO-1'],
          tags: ['spring'],
          state: { kind: 'tracked', requestId: 'r1', shipmentId: null },
        },
        { refNumbers: ['ALL'], customerId: 'p1' },
      ),
    ).toMatchObject({
      Row: 1,
      Number: 'MAEU123456789',
      Kind: 'Bill of lading',
      Carrier: expect.stringMatching(/Maersk/),
      SCAC: 'MAEU',
      References: 'PO-1; ALL',
      Tags: 'spring',
      Customer: 'Acme Imports',
      Result: 'Requested',
      Request: 'r1',
      Shipment: null,
    });
  });

  it('names the shipment that was found, by its bill of lading', () => {
    const why = { kind: 'tracked', shipmentId: 's1' } as const;
    expect(resultOf({ number: 'X1234', state: { kind: 'leftOut', why } })['Shipment']).toBe('MAEU700000001');
    const tracked = resultOf({
      number: 'maeu-700000001',
      state: { kind: 'tracked', requestId: 'r', shipmentId: null },
    });
    expect(tracked['Shipment']).toBe('MAEU700000001');
  });

  it('writes words for a carrier that is found out later, and names that the account does not know', () => {
    expect(resultOf({ scac: detectedLater })).toMatchObject({
      Carrier: 'Found out by the service',
      SCAC: null,
    });
    expect(
      resultOf({ scac: null, unknownCarrier: 'Unlisted Lines', unknownCustomer: 'Unheard' }),
    ).toMatchObject({
      Carrier: 'Unlisted Lines',
      Customer: 'Unheard',
      Result: 'To correct',
      Reason: expect.stringMatching(/no carrier of this account/),
    });
  });
});
