import { shipmentState } from '../sandbox/world/state.ts';
import { createWorld } from '../sandbox/world/world.ts';
import { instant } from '../src/time/instant.ts';
import { sized } from './support/smoke.ts';

const shipments = sized(10_000, 200);
const now = instant(Date.UTC(2026, 7, 20, 12));

function measure<T>(what: string, work: () => T): T {
  const start = performance.now();
  const result = work();
  console.log(`${what}: ${(performance.now() - start).toFixed(0)} ms`);
  return result;
}

const world = measure(`world of ${shipments} shipments`, () => createWorld({ seed: 'landfall', shipments }));
const plans = measure('all plans, cold, sea routes included', () => world.shipmentsAt(now));
const boxes = plans.reduce((sum, plan) => sum + plan.containers.length, 0);
measure(`state of all (${boxes} containers), first time`, () =>
  plans.map((plan) => shipmentState(plan, now)),
);
measure('state of all, again', () => plans.map((plan) => shipmentState(plan, now)));
measure('requests', () => world.requestsAt(now));
const imo = plans[0]?.podVesselImo ?? '';
measure('30 days of a vessel, one minute apart', () =>
  world.pastTrack(imo, instant(now - 30 * 86_400_000), now, 1),
);
