import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import { expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { box, find, fresh, freeUntil, local, now, zone } from '#/test/samples/exceptions.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { priorities } from './exception.ts';
import { findExceptions } from './exceptions.ts';
import { defaultExceptionSettings as settings } from './exceptionSettings.ts';

const moment = option(
  integer({ min: -40, max: 40 }).map((days) => local(new Date(now + days * day).toISOString())),
);
const age = integer({ min: 0, max: 20 }).map((days) => instant(now - days * day));
const hold = record({
  name: constantFrom('customs', 'other', 'x'),
  status: constantFrom('hold', 'pending', null),
  description: option(string()),
});
const container = record({
  podZone: constant(zone),
  currentStatus: constantFrom(null, 'new', 'on_ship', 'grounded', 'available', 'on_rail', 'picked_up', 'odd'),
  lastFreeDay: moment,
  podDischarged: moment,
  podFullOut: moment,
  inlandEta: moment,
  holds: option(array(hold, { maxLength: 3 })),
  terminalCheckedAt: option(age),
}).map(sampleContainer);
const shipment = record({
  containers: array(container, { maxLength: 3 }),
  carrierTracking: tuple(age, constantFrom(null, null, 'cancelled_by_user', 'odd')).map(
    ([lastSucceededAt, stoppedReason]) => ({ ...fresh, lastSucceededAt, stoppedReason }),
  ),
  polEtd: moment,
  podEta: moment,
  podOriginalEta: moment,
}).map(sampleShipment);
/** With ids of their own, as the service gives them. */
const fleets = array(shipment, { maxLength: 6 }).map((shipments) =>
  shipments.map((one, index) => ({
    ...one,
    id: `s${index}`,
    containers: one.containers.map((other, at) => ({ ...other, id: `c${index}-${at}` })),
  })),
);
const look = (shipments: readonly Shipment[], when: Instant = now) =>
  findExceptions({ shipments, requests: [], now: when, settings }).items;

it('the highest priority comes first and each fact once, whatever the order of the records', () => {
  expect.hasAssertions();
  assert(
    property(fleets, (shipments) => {
      const items = look(shipments);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const order = items.map(({ priority }) => priorities.indexOf(priority));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(look(shipments.toReversed())).toEqual(items);
    }),
  );
});

it('what rests on stale data is not judged, and its days are not counted (traps 15 to 18)', () => {
  expect.hasAssertions();
  assert(
    property(fleets, (shipments) => {
      const items = look(shipments);
      for (const { priority, withheld } of items) expect(priority === 'unjudged').toBe(withheld !== null);
      const counted = items.filter(({ withheld, due }) => withheld !== null && due?.count);
      // A slip is the difference of two reported dates, and stays one however old they are.
      expect(counted.filter(({ kind }) => kind !== 'eta_slipped')).toEqual([]);
    }),
  );
});

it('while only time passes, a fact of one priority keeps its fingerprint', () => {
  expect.hasAssertions();
  assert(
    property(fleets, integer({ min: 0, max: 12 }), (shipments, quarters) => {
      const later = look(shipments, instant(now + quarters * 15 * 60_000));
      const key = ({ id, kind, priority }: (typeof later)[number]) => `${id} ${kind} ${priority}`;
      const prints = new Map(later.map((item) => [key(item), item.fingerprint]));
      const kept = look(shipments).filter((item) => prints.has(key(item)));
      expect(kept.map(({ fingerprint }) => fingerprint)).toEqual(kept.map((item) => prints.get(key(item))));
    }),
  );
});

it('a fingerprint changes with the deadline, the hold and its text', () => {
  const print = (known: Partial<Container>) => find([box(known)])[0]?.fingerprint;
  expect(print(freeUntil('2026-08-13T07:00:00Z'))).not.toBe(print(freeUntil('2026-08-14T07:00:00Z')));
  const held = (status: string, description: string) => ({
    holds: [{ name: 'customs', status, description }],
  });
  expect(print(held('hold', 'a'))).not.toBe(print(held('hold', 'b')));
  expect(print(held('hold', 'a'))).not.toBe(print(held('pending', 'a')));
});
