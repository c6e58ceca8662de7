import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { narrowSailings, sailingsOf } from './sailings.ts';

const shanghai = samplePlace({ id: 'sha', name: 'Shanghai', locode: 'CNSHA' });
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', locode: 'USLAX' });
const onShip = (number: string) => sampleContainer({ number, currentStatus: 'on_ship' });

const base = sampleShipment({
  portOfLoading: shanghai,
  portOfDischarge: losAngeles,
  podVessel: { id: null, name: 'EVER SAMPLE', imo: '4100004' },
  podVoyageNumber: '021E',
  polAtd: readMoment('2026-08-01T12:00:00Z', 'Asia/Shanghai'),
});
const shipment = (id: string, known: Partial<Shipment> = {}): Shipment => ({
  ...base,
  id,
  containers: [onShip(`${id}-1`)],
  ...known,
});

describe('the sailings of a fleet', () => {
  it('gather containers with the same vessel, voyage, ports and day of departure', () => {
    const sailings = sailingsOf([
      shipment('a'),
      shipment('b', { containers: [onShip('b-1'), onShip('b-2')], podVoyageNumber: '021e' }),
    ]);
    expect(sailings).toHaveLength(1);
    expect(sailings[0]?.boxes.map(({ container }) => container.number)).toEqual(['a-1', 'b-1', 'b-2']);
  });

  it('keep apart containers that departed on different days, even if one vessel brings both in', () => {
    const later = readMoment('2026-08-04T12:00:00Z', 'Asia/Shanghai');
    expect(sailingsOf([shipment('a'), shipment('b', { polAtd: later })])).toHaveLength(2);
  });

  it('keep apart shipments whose vessel is not reported', () => {
    const unknown = { podVessel: null, podVoyageNumber: null };
    expect(sailingsOf([shipment('a', unknown), shipment('b', unknown)])).toHaveLength(2);
  });

  it('leave out containers that are not on a vessel', () => {
    const onLand = sampleContainer({ currentStatus: 'available' });
    const arrived = readMoment('2026-08-11T12:00:00Z', 'America/Los_Angeles');
    expect(sailingsOf([shipment('a', { containers: [onLand] }), shipment('b', { podAta: arrived })])).toEqual(
      [],
    );
  });

  it('have the same representative whatever a filter leaves', () => {
    const all = sailingsOf([shipment('a', { containers: [onShip('a-1'), onShip('a-2')] })]);
    const last = all[0]?.boxes[1]?.container;
    const left = narrowSailings(all, new Set(last ? [last] : []));
    expect(left[0]?.boxes.map(({ container }) => container.number)).toEqual(['a-2']);
    expect(left[0]?.representative).toBe(all[0]?.representative);
  });

  it('hold every container on board exactly once, whatever the order of the list', () => {
    const some = fc.array(
      fc.record({
        id: fc.uuid(),
        podVoyageNumber: fc.constantFrom('021E', '022W', null),
        count: fc.integer({ min: 0, max: 4 }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(some, (drafts) => {
        const shipments = drafts.map(({ id, podVoyageNumber, count }) =>
          shipment(id, {
            podVoyageNumber,
            containers: Array.from({ length: count }, (_, index) => onShip(`${id}-${index}`)),
          }),
        );
        const summary = (list: readonly Shipment[]) =>
          sailingsOf(list).map(({ key, boxes, representative }) => ({
            key,
            representative,
            boxes: boxes.map(({ container }) => container.id).toSorted(),
          }));
        const found = summary(shipments);
        expect(found.flatMap(({ boxes }) => boxes).toSorted()).toEqual(
          shipments.flatMap(({ containers }) => containers.map(({ id }) => id)).toSorted(),
        );
        expect(summary(shipments.toReversed())).toEqual(found);
      }),
    );
  });
});
