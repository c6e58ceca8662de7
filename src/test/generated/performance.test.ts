import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fleetRows } from '#/domain/list/list.ts';
import { type FleetSearch, readFleetSearch } from '#/domain/list/search.ts';
import { fleetPerformance, type FleetPerformance } from '#/domain/performance/performance.ts';
import { arrivedRows, knownRows } from '#/domain/performance/rowLink.ts';
import { listEtaRecord, usualDelays } from '#/domain/performance/usualEta.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { runs } from '#/test/runs.ts';
import { instant } from '#/time/instant.ts';
import { generatedFleet } from './fleet.ts';
import { readGeneratedAccount } from './readAccount.ts';

const now = instant(Date.parse('2026-08-12T15:07:00Z'));

function performanceOf(shipments: readonly Shipment[]): FleetPerformance {
  const work = fleetPerformance(shipments, now);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

it('counts arrivals of fleets as services may send them, with as many rows behind each count', async () => {
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(generatedFleet, async (generated) => {
      const { shipments } = (await readGeneratedAccount(generated, now)).fleet;
      const found = performanceOf(shipments);
      const rows = (search: FleetSearch) =>
        fleetRows(shipments, 'shipment', readFleetSearch(search).view.filter, now).length;
      for (const carrier of found.carriers) {
        for (const group of [carrier, ...Object.values(carrier.parts).flat()]) {
          expect([group.arrived, group.known], group.label).toEqual([
            rows(arrivedRows(group.filter)),
            rows(knownRows(group.filter)),
          ]);
        }
      }
      const figures = JSON.stringify(found, (_, value: unknown) =>
        typeof value === 'number' && !Number.isFinite(value) ? 'no figure' : value,
      );
      expect(figures).not.toContain('"no figure"');
      const list = listEtaRecord(usualDelays(found));
      for (const shipment of shipments) {
        const row = { id: shipment.id, kind: 'shipment', shipment, containers: [] } as const;
        expect(JSON.stringify(list.ofRow(row, now))).not.toMatch(/NaN|undefined/);
      }
    }),
    { numRuns: runs(2_000) },
  );
}, 300_000);
