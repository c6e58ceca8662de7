import type { Tariff } from '../src/domain/charges/tariff.ts';
import { listCosts, priceInSteps } from '../src/domain/list/listCosts.ts';
import { planRows } from '../src/domain/pickups/pickups.ts';
import { suggestDays } from '../src/domain/pickups/suggest.ts';
import type { Shipment } from '../src/domain/records/shipment.ts';
import { sampleContainer, sampleShipment } from '../src/test/samples/records.ts';
import { addDays, type CalendarDay } from '../src/time/calendarDay.ts';
import { type Instant, instant } from '../src/time/instant.ts';
import { readMoment } from '../src/time/moment.ts';
import { sampleTariffs } from '../src/wording/sampleTariffs.ts';
import { judge } from './support/judge.ts';
import { sized } from './support/smoke.ts';

/**
 * What waiting costs, of 10,000 containers by 20 tariffs: `npm run bench -- charges`. Each figure is one piece of the
 * main thread; the limit is what a reader does not feel.
 */
const containers = sized(10_000, 50);
const limit = 100;
const now = instant(Date.parse('2026-11-25T18:00:00Z'));
const day = 86_400_000;
const zone = 'America/Los_Angeles';

const terminal = (number: number) =>
  ({ type: 'terminal', id: `t${number}`, name: `Terminal ${number}` }) as const;

/** One that waits since a day of the last three weeks, or is out since then. */
function shipment(_: unknown, number: number): Shipment {
  const at = (daysAgo: number) => readMoment(new Date(now - daysAgo * day).toISOString(), zone);
  const since = number % 21;
  const box = sampleContainer({
    id: `c${number}`,
    podZone: zone,
    podArrived: at(since + 2),
    podDischarged: at(since + 1),
    podFullOut: number % 5 === 0 ? at(since / 2) : null,
    terminalCheckedAt: now,
    availableForPickup: true,
    availabilityKnown: true,
    currentStatus: 'available',
    holds: [],
    fees: [],
    podTerminal: terminal(number % 20),
    equipmentType: 'dry',
    equipmentLength: 40,
  });
  return sampleShipment({ id: `s${number}`, containers: [box] });
}
const shipments = Array.from({ length: containers }, shipment);

/** Twenty that are asked before one fits: those of other ports first, as the closer ones of a team are. */
const tariffs = Array.from({ length: 20 }, (_, place): Tariff => {
  const sample = sampleTariffs[place % sampleTariffs.length];
  if (!sample) throw new Error('There are no samples.');
  return { ...sample, id: `t${place}`, isOn: true, port: place < 16 ? 'USNYC' : null };
});
const book = { tariffs, calendars: [] };

function timed<Result>(what: string, work: () => Result): Result {
  const begin = performance.now();
  const result = work();
  judge(performance.now() - begin, `ms ${what}`, limit);
  return result;
}

/** Work that pauses: the longest piece between two pauses, as a page drives it. */
function runToCompletion<Result>(what: string, work: Generator<undefined, Result, undefined>): Result {
  const begin = performance.now();
  let longest = 0;
  for (;;) {
    const from = performance.now();
    const { done, value } = work.next();
    longest = Math.max(longest, performance.now() - from);
    if (done) {
      judge(longest, `ms at a time, ${Math.round(performance.now() - begin)} in all, ${what}`, limit);
      return value;
    }
  }
}

const later = (minutes: number): Instant => instant(now + minutes * 60_000);
const rows = shipments.map((one) => ({
  shipment: one,
  containers: one.containers,
  id: one.id,
  kind: 'shipment' as const,
}));
const costs = listCosts(book);
const column = (of: 'costSoFar' | 'costPerDay' | 'costByFriday', at: Instant) => () =>
  rows.reduce((count, row) => count + (costs.ofRow(row, of, at) === null ? 0 : 1), 0);
runToCompletion('all of them, for the first time', priceInSteps(book, shipments, now));
const known = timed('so far, of what is known', column('costSoFar', now));
timed('per day, of what is known', column('costPerDay', now));
timed('by Friday, of what is known', column('costByFriday', now));
timed('so far, a quarter of an hour later', column('costSoFar', later(15)));
const plan = runToCompletion('rows of the pickup plan', planRows(shipments, book, now)).rows;
// On the page a press of a button, which says that it works.
const begin = performance.now();
const today = plan[0]?.today ?? addDays('1970-01-01' as CalendarDay, 0);
const ahead = Array.from({ length: 8 }, (_, index) => addDays(today, index));
const suggested = suggestDays(plan, new Map(), {
  days: ahead,
  trucks: 20,
  until: addDays(today, 8),
});
console.log(`  ${Math.round(performance.now() - begin)} ms to suggest days of ${suggested.length} of them`);
console.log(`  ${known} rows with a cost, ${plan.length} of the plan`);
