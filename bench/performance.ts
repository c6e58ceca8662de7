import { shipmentPages } from '../src/data/shipments/calls.ts';
import { type FleetPerformance, fleetPerformance } from '../src/domain/performance/performance.ts';
import type { Shipment } from '../src/domain/records/shipment.ts';
import { createSandboxApi } from '../src/test/sandboxApi.ts';
import { instant } from '../src/time/instant.ts';
import { judge } from './support/judge.ts';
import { sized } from './support/smoke.ts';

/**
 * How far to trust an ETA, by the shipments of the embedded world: `npm run bench -- performance`. The figure is the
 * longest piece of the main thread between two pauses; the backtest says how often the ranges were right
 * (docs/performance.md 3).
 */
const limit = 100;
const now = instant(Date.parse('2026-08-22T12:00:00Z'));

async function fleetOf(shipments: number): Promise<readonly Shipment[]> {
  const { api } = createSandboxApi({ now, shipments });
  const read: Shipment[] = [];
  for await (const page of shipmentPages(api, { priority: 'background' })) read.push(...page.shipments);
  return read;
}

interface Run {
  readonly found: FleetPerformance;
  readonly longest: number;
  readonly all: number;
}

/** Of shipments that nothing is cached for. */
function run(shipments: readonly Shipment[]): Run {
  const work = fleetPerformance(
    shipments.map((shipment) => ({ ...shipment })),
    now,
  );
  const begin = performance.now();
  let longest = 0;
  for (;;) {
    const from = performance.now();
    const { done, value } = work.next();
    longest = Math.max(longest, performance.now() - from);
    if (done) return { found: value, longest, all: performance.now() - begin };
  }
}

/** The calmest of five: a pause of the machine is in any of them. */
function counted(shipments: readonly Shipment[]): FleetPerformance {
  const runs = Array.from({ length: 5 }, () => run(shipments));
  const [calmest] = runs.toSorted((a, b) => a.longest - b.longest);
  if (!calmest) throw new Error('Nothing was run.');
  const { found, longest, all } = calmest;
  judge(longest, `ms at a time, ${Math.round(all)} in all, of ${shipments.length} shipments`, limit);
  return found;
}

const percent = (part: number, of: number) =>
  `${part} of ${of} (${of === 0 ? 0 : Math.round((100 * part) / of)}%)`;

for (const size of [sized(300, 60), sized(10_000, 120)]) {
  const { all, carriers } = counted(await fleetOf(size));
  console.log(`  original ETA and arrival known for ${percent(all.known, all.arrived)} arrivals`);
  const kinds = {
    carriers,
    lanes: carriers.flatMap(({ parts }) => parts.lane),
    vessels: carriers.flatMap(({ parts }) => parts.vessel),
    months: carriers.flatMap(({ parts }) => parts.month),
  };
  for (const [kind, groups] of Object.entries(kinds)) {
    const sum = (some: typeof groups) => {
      const inside = some.reduce((count, { backtest }) => count + (backtest?.inside ?? 0), 0);
      const of = some.reduce((count, { backtest }) => count + (backtest?.of ?? 0), 0);
      return percent(inside, of);
    };
    const tested = groups.filter(({ backtest }) => backtest !== null);
    const shown = groups.filter(({ range }) => range !== null);
    console.log(
      `  ${kind}: ${tested.length} of ${groups.length} have 8, held ${sum(tested)}; ${shown.length} shown, held ${sum(shown)}`,
    );
  }
}
