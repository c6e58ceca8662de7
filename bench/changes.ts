import { runCooperatively } from '../src/async/runCooperatively.ts';
import { findChanges } from '../src/domain/changes/changes.ts';
import {
  allReviewed,
  firstSnapshot,
  storedForm,
  readSnapshot,
} from '../src/domain/changes/reviewSnapshot.ts';
import type { Fleet } from '../src/domain/records/fleet.ts';
import type { Shipment } from '../src/domain/records/shipment.ts';
import { sampleContainer, sampleShipment } from '../src/test/samples/records.ts';
import { instant } from '../src/time/instant.ts';
import { readMoment } from '../src/time/moment.ts';
import { timeWithInput } from './support/inputWait.ts';
import { sized } from './support/smoke.ts';

/**
 * What it costs to compare 10,000 shipments with 30,000 containers with the last review: `node bench/changes.ts`. One
 * shipment in ten has changed. Nothing here has a limit; the figures go into bench/results/changes.md.
 */
const shipments = sized(10_000, 1_000);
const reviewedAt = instant(Date.UTC(2026, 7, 11, 6));
const readAt = instant(Date.UTC(2026, 7, 12, 15));
const zone = 'America/Los_Angeles';
const at = (hours: number) => readMoment(new Date(reviewedAt + hours * 3_600_000).toISOString(), zone);

function shipment(number: number, later: number): Shipment {
  return sampleShipment({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    billOfLading: `MEDU${String(number).padStart(8, '0')}`,
    refNumbers: [`PO ${number}`],
    podEta: at((number % 900) + later),
    destinationEta: at((number % 900) + 120),
    podVessel: { id: null, name: `VESSEL ${number % 200}`, imo: String(9_000_000 + (number % 200)) },
    podVoyageNumber: `${number % 300}W`,
    podTerminal: { type: 'terminal', id: `t${number % 40}`, name: `Terminal ${number % 40}` },
    containers: [0, 1, 2].map((nth) =>
      sampleContainer({
        id: `00000000-0000-4000-8001-${String(number * 3 + nth).padStart(12, '0')}`,
        number: `MSCU${String(number * 3 + nth).padStart(7, '0')}`,
        currentStatus: later > 0 ? 'available' : 'grounded',
        holds: nth === 0 ? [{ name: 'customs', status: 'hold', description: null }] : [],
        fees: nth === 1 ? [{ type: 'demurrage', amount: 100 + number, currencyCode: 'USD' }] : null,
        deadlines: { line: at(number % 500), terminal: at((number % 500) + 48), rail: null },
        pickupAppointment: at(number % 700),
        podTerminal: { type: 'terminal', id: `t${number % 40}`, name: `Terminal ${number % 40}` },
      }),
    ),
  });
}

const fleetOf = (changed: (number: number) => boolean): Fleet => ({
  shipments: Array.from({ length: shipments }, (_, number) => shipment(number, changed(number) ? 50 : 0)),
  pages: shipments / 100,
  total: shipments,
  complete: true,
  skipped: 0,
  cached: null,
  readAt,
});

/** Milliseconds in all, and how long input had to wait at most. */
async function measure<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const { result, total, longest } = await timeWithInput(work);
  console.log(
    `${what.padEnd(48)} ${total.toFixed(0).padStart(5)} ms, input waited ${longest.toFixed(0)} ms at most`,
  );
  return result;
}

// What compiles on the first thousand is not to be paid for by the rest.
const warm = fleetOf((number) => number % 10 === 0);
await runCooperatively(
  findChanges(allReviewed(null, { ...warm, shipments: warm.shipments.slice(0, 1_000) }, reviewedAt), warm),
);

const before = fleetOf(() => false);
const snapshot = await measure('first snapshot, in slices', () =>
  runCooperatively(firstSnapshot(before, reviewedAt, 'first')),
);
const cached = await measure('cloned for the device', () => structuredClone(storedForm(snapshot)));
const read = (await measure('read back', () => readSnapshot(cached))) ?? snapshot;
console.log(`${(JSON.stringify(cached).length / 1e6).toFixed(1)} million characters are kept`);

const now = fleetOf((number) => number % 10 === 0);
const found = await measure('compared the first time, one in ten changed', () =>
  runCooperatively(findChanges(read, now)),
);
await measure('compared again, every shipment the same object', () =>
  runCooperatively(findChanges(read, now)),
);
await measure('marked everything as reviewed', () => allReviewed(read, now, readAt));
if (found.shipments.length !== shipments / 10) throw new Error('the comparison found something else');
