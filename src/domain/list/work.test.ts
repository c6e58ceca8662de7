import { describe, expect, it } from 'vitest';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { box, fresh, freeUntil, local, now } from '#/test/samples/exceptions.ts';
import { samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { describeCell } from '#/wording/listCells.ts';
import { valueLabel } from '#/wording/listFacets.ts';
import { facetCounts } from './facetCounts.ts';
import { fleetRows } from './list.ts';
import { orderRows } from './order.ts';
import { defaultOrder, type ReadyFilter } from './view.ts';

// How often records are read, which is what a list of ten thousand costs; times would say more of the machine.

const later = instant(now + minute);
const atSea = { currentStatus: 'on_ship', podDischarged: null } as const;

/** Shipments that note which of their fields, and of those of their containers, are read. */
function watchedFleet() {
  const reads: string[] = [];
  const watch = <Record extends object>(record: Record, name: string): Record =>
    new Proxy(record, {
      get: (target, field, receiver) => {
        reads.push(`${name}.${String(field)}`);
        return Reflect.get(target, field, receiver);
      },
    });
  const shipments = [atSea, freeUntil('2026-08-14T07:00:00Z')].map((known, index) =>
    watch(
      sampleShipment({
        id: `s${index}`,
        customerName: 'Acme Retail',
        portOfDischarge: samplePlace({ locode: 'USLAX', zone: 'America/Los_Angeles' }),
        podOriginalEta: local('2026-08-19T16:00:00Z'),
        podEta: local('2026-08-20T16:00:00Z'),
        carrierTracking: fresh,
        containers: ['a', 'b'].map((id) => watch(box({ ...known, id: `${id}${index}` }), 'container')),
      }),
      'shipment',
    ),
  );
  return {
    shipments,
    /** What was read since this was asked last. */
    readSince: () => reads.splice(0),
  };
}

describe('what is due of a row', () => {
  it.each(['shipment', 'container'] as const)('is read once, for rows by %s', (by) => {
    const { shipments, readSince } = watchedFleet();
    const order = (at = now, descending = false) =>
      orderRows(
        fleetRows(shipments, by, {}, at),
        { ...defaultOrder, descending },
        {
          now: at,
          limits: usualLimits,
        },
        describeCell,
      );
    order();
    expect(readSince()).not.toEqual([]);
    order();
    order(now, true);
    order(later);
    expect(readSince()).toEqual([]);
  });
});

describe('the counts of all filters', () => {
  const count = (shipments: ReturnType<typeof watchedFleet>['shipments'], filter: ReadyFilter, at = now) =>
    runToCompletion(facetCounts(shipments, 'shipment', filter, at, valueLabel));
  const of = (reads: readonly string[], field: string) => reads.filter((one) => one === field).length;

  it('read each record once in one pass, whatever many facets and presets ask of it', () => {
    const { shipments, readSince } = watchedFleet();
    count(shipments, {});
    const reads = readSince();
    expect(of(reads, 'shipment.customerName')).toBe(shipments.length);
    expect(of(reads, 'shipment.tags')).toBe(shipments.length);
    expect(of(reads, 'container.holds')).toBe(2 * shipments.length);
  });

  it('read no record again under another filter', () => {
    const { shipments, readSince } = watchedFleet();
    count(shipments, {});
    readSince();
    count(shipments, { pod: ['USLAX'], arrival: ['expected'], status: ['on_ship'], from: 'today' });
    // Which containers a shipment has, and what a new value is called, is no reading of what they are.
    const again = ['containers', 'portOfLoading', 'portOfDischarge', 'destination', 'carrier', 'podVessel'];
    expect(readSince().filter((read) => !again.some((field) => read === `shipment.${field}`))).toEqual([]);
  });

  it('read with a new minute only what the clock changes', () => {
    const { shipments, readSince } = watchedFleet();
    count(shipments, {});
    readSince();
    count(shipments, {}, later);
    const reads = readSince();
    expect(of(reads, 'shipment.podEta')).toBeGreaterThan(0);
    for (const field of ['shipment.customerName', 'shipment.tags', 'container.holds']) {
      expect(of(reads, field), field).toBe(0);
    }
  });
});
