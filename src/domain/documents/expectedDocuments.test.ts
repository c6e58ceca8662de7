import { describe, expect, it } from 'vitest';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { missingDocuments } from './expectedDocuments.ts';

const bill = 'bill_of_lading';
const notice = 'arrival_notice';
const order = 'delivery_order';

const shipmentOf = (...statuses: readonly (string | null)[]) =>
  sampleShipment({
    containers: statuses.map((currentStatus, index) => sampleContainer({ id: `${index}`, currentStatus })),
  });

describe('documents that are usually there by now', () => {
  it.each([
    ['new', []],
    ['loaded', []],
    ['on_ship', [bill]],
    ['grounded', [bill, notice, order]],
    ['not_available', [bill, notice, order]],
    ['available', [bill, notice, order]],
    ['awaiting_inland_transfer', [bill, notice, order]],
    // On a train to its port of loading, as long as no vessel has arrived.
    ['on_rail', []],
    ['off_dock', [bill, notice, order]],
    ['picked_up', []],
    ['delivered', []],
    ['empty_returned', []],
    ['a word we do not know', []],
    [null, []],
  ])('of a container that is %s', (status, missing) => {
    expect(missingDocuments(shipmentOf(status), [])).toEqual(missing);
  });

  it('are those of the container that has come farthest and is not picked up', () => {
    expect(missingDocuments(shipmentOf('new', 'on_ship', 'picked_up'), [])).toEqual([bill]);
  });

  it('are those of the port and of the pickup for a container on its train inland', () => {
    const podAta = readMoment('2026-08-01T12:00:00Z', 'America/Los_Angeles');
    expect(missingDocuments({ ...shipmentOf('on_rail'), podAta }, [])).toEqual([bill, notice, order]);
  });

  it('are none of a shipment without containers', () => {
    expect(missingDocuments(sampleShipment({ containers: [] }), [])).toEqual([]);
  });

  it('are not missing once they are uploaded, whatever else is', () => {
    for (const status of containerStatuses) {
      const shipment = shipmentOf(status);
      const documents = [{ type: notice }, { type: null }, { type: 'constructor' }];
      expect(missingDocuments(shipment, documents)).toEqual(
        missingDocuments(shipment, []).filter((type) => type !== notice),
      );
    }
  });
});
