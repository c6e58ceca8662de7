import { describe, expect, it } from 'vitest';
import { checkRemainder } from '#/domain/records/containerNumber.ts';
import { stopReasons, trackingRequestStatuses } from '#/domain/records/vocabulary.ts';
import { instant } from '#/time/instant.ts';
import { shipmentState, type ShipmentState } from './state.ts';
import { createWorld } from './world.ts';

const hour = 3_600_000;
const day = 24 * hour;
const clocks = [
  Date.UTC(2024, 2, 10, 9, 30),
  Date.UTC(2026, 7, 20, 12),
  Date.UTC(2026, 10, 1, 6),
  Date.UTC(2027, 2, 14, 23, 59),
  Date.UTC(2031, 0, 1),
].map(instant);

const world = createWorld({ seed: 'landfall', shipments: 300 });

function statesAt(now: (typeof clocks)[number]): ShipmentState[] {
  return world.shipmentsAt(now).map((plan) => shipmentState(plan, now));
}

function everyState(): { now: number; state: ShipmentState }[] {
  return clocks.flatMap((now) => statesAt(now).map((state) => ({ now, state })));
}

describe('the simulated world', () => {
  it('is the same to the byte for the same seed and clock, whatever was asked before', () => {
    for (const now of clocks.slice(1, 3)) {
      const fresh = createWorld({ seed: 'landfall', shipments: 300 });
      const states = fresh.shipmentsAt(now).map((plan) => shipmentState(plan, now));
      expect(JSON.stringify(states)).toBe(JSON.stringify(statesAt(now)));
      expect(JSON.stringify(fresh.requestsAt(now))).toBe(JSON.stringify(world.requestsAt(now)));
    }
  });

  it('is another for another seed', () => {
    const [now = instant(0)] = clocks;
    const other = createWorld({ seed: 'other', shipments: 300 }).shipmentsAt(now);
    const ids = new Set(world.shipmentsAt(now).map((plan) => plan.id));
    expect(other.filter((plan) => ids.has(plan.id))).toEqual([]);
  });

  it('holds as many shipments as asked for at any time, newest created first', () => {
    for (const now of clocks) {
      const plans = world.shipmentsAt(now);
      expect(plans).toHaveLength(300);
      expect(plans.every((plan) => plan.createdAt <= now && now < plan.retiresAt)).toBe(true);
      expect(plans).toEqual(plans.toSorted((a, b) => b.createdAt - a.createdAt || a.slot - b.slot));
      expect(world.shipmentsAt(instant(now + 1))).toBe(plans);
    }
  });

  it('finds shipments and containers by id while they are in the account, and not after', () => {
    const [now = instant(0)] = clocks;
    for (const plan of world.shipmentsAt(now).slice(0, 40)) {
      expect(world.shipment(plan.id, now)?.id).toBe(plan.id);
      expect(world.shipment(plan.id, instant(plan.retiresAt + 1))).toBeNull();
      for (const container of plan.containers) {
        const found = world.container(container.id, now);
        expect(found?.container.id).toBe(container.knownAt <= now ? container.id : undefined);
      }
    }
  });

  it('shows each status of a journey at any clock, with most boxes on their way', () => {
    for (const now of clocks) {
      const statuses = statesAt(now).flatMap((state) => state.containers.map((box) => box.status));
      const share = (status: string) => statuses.filter((each) => each === status).length / statuses.length;
      const journey = [
        'new',
        'on_ship',
        'grounded',
        'available',
        'not_available',
        'awaiting_inland_transfer',
      ];
      for (const status of [
        ...journey,
        'loaded',
        'on_rail',
        'picked_up',
        'dropped',
        'delivered',
        'empty_returned',
      ]) {
        expect(share(status), `${status} on ${new Date(now).toISOString()}`).toBeGreaterThan(0);
      }
      expect(share('empty_returned')).toBeLessThan(0.2);
      expect(share('on_ship')).toBeGreaterThan(0.3);
    }
  });

  it('looks like a working day: under way, at terminals, on rail and picked up, and few that only wait to sail', () => {
    for (const now of clocks) {
      const boxes = statesAt(now).flatMap((state) => state.containers);
      const share = (...words: string[]) =>
        boxes.filter((box) => words.includes(box.status)).length / boxes.length;
      const onLand = share(
        'grounded',
        'not_available',
        'available',
        'off_dock',
        'awaiting_inland_transfer',
        'on_rail',
      );
      const date = new Date(now).toISOString();
      expect(share('new', 'loaded'), `to sail on ${date}`).toBeLessThan(0.14);
      expect(share('on_ship'), `at sea on ${date}`).toBeLessThan(0.56);
      expect(onLand, `on land on ${date}`).toBeGreaterThan(0.12);
      expect(share('picked_up', 'dropped', 'delivered'), `out on ${date}`).toBeGreaterThan(0.08);
      const newest = statesAt(now)
        .slice(0, 60)
        .flatMap((state) => state.containers);
      const waiting = newest.filter((box) => box.status === 'new');
      expect(waiting.length / newest.length, `of the newest on ${date}`).toBeLessThan(0.5);
    }
  });

  it('stops tracking for every reason, of a few percent early', () => {
    const reasons = everyState().flatMap(({ state }) => state.stoppedReason ?? []);
    expect(new Set(reasons)).toEqual(new Set(stopReasons));
    const early = reasons.filter((reason) => reason !== 'all_containers_terminated').length;
    expect(early / (300 * clocks.length)).toBeLessThan(0.09);
  });

  it('has the cases a client must survive: bookings without boxes, contradictions, later line deadlines', () => {
    const states = everyState().map(({ state }) => state);
    const boxes = states.flatMap((state) => state.containers);
    expect(states.some((state) => state.containers.length === 0)).toBe(true);
    expect(
      boxes.some(
        (box) => box.availableForPickup === true && box.holds.some((hold) => hold.status === 'hold'),
      ),
    ).toBe(true);
    expect(boxes.some((box) => box.status === 'not_available' && box.holds.length === 0)).toBe(true);
    expect(
      boxes.some((box) => box.holds.length > 0 && box.holds.every((hold) => hold.status === 'pending')),
    ).toBe(true);
    expect(boxes.some((box) => (box.lineDeadline ?? 0) > (box.terminalDeadline ?? Infinity))).toBe(true);
    expect(boxes.some((box) => box.fees.some((fee) => fee.type === 'total'))).toBe(true);
    expect(boxes.some((box) => box.events.some((event) => event.place === null))).toBe(true);
    expect(states.some((state) => state.plan.bookingNumber !== null)).toBe(true);
    expect(states.some((state) => state.plan.normalizedNumber !== state.plan.billOfLading)).toBe(true);
  });

  it('gives every container a number that passes ISO 6346, and no two the same one', () => {
    for (const now of clocks) {
      const numbers = statesAt(now).flatMap((state) => state.plan.containers.map((box) => box.number));
      for (const number of numbers) {
        expect(number).toMatch(/^[A-Z]{3}U\d{7}$/);
        expect(checkRemainder(number.slice(0, 10))).toBe(Number(number.charAt(10)));
      }
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});

describe('tracking requests', () => {
  it('have every status and every usual reason to fail', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const now = instant((clocks[1] ?? 0) + n * day);
      for (const { request } of world.requestsAt(now)) {
        const state = request.states.findLast((each) => each.from <= now);
        expect(trackingRequestStatuses).toContain(state?.status);
        seen.add(state?.status ?? '');
        if (state?.failedReason) seen.add(state.failedReason);
      }
    }
    const reasons = [
      'not_found',
      'expired',
      'duplicate',
      'invalid_number',
      'retries_exhausted',
      'data_unavailable',
    ];
    for (const word of [...trackingRequestStatuses, ...reasons, 'scac_auto_detect_failed']) {
      expect(seen).toContain(word);
    }
  });

  it('name a shipment of the account, where its number is tracked already', () => {
    let followed = 0;
    for (let n = 0; n < 36; n++) {
      const now = instant((clocks[1] ?? 0) + n * day);
      for (const { request } of world.requestsAt(now)) {
        if (request.states.at(-1)?.failedReason !== 'duplicate') continue;
        const shipment = world
          .shipmentsAt(now)
          .find(({ billOfLading }) => billOfLading === request.requestNumber);
        expect(shipment?.scac).toBe(request.scac);
        expect(shipment?.createdAt).toBeLessThanOrEqual(request.createdAt);
        followed += 1;
      }
    }
    expect(followed).toBeGreaterThan(36);
  });

  it('wait a week for the manifest and no longer', () => {
    const waits = Array.from({ length: 12 }, (_, n) => instant((clocks[1] ?? 0) + n * day)).flatMap((now) =>
      world.requestsAt(now).flatMap(({ request }) => {
        const state = request.states.findLast((each) => each.from <= now);
        return state?.status === 'awaiting_manifest' ? [now - request.createdAt] : [];
      }),
    );
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThan(7.1 * day);
  });

  it('come newest first, one for each shipment and some without', () => {
    for (const now of clocks) {
      const listed = world.requestsAt(now);
      expect(listed.every(({ request }) => request.createdAt <= now)).toBe(true);
      expect(listed).toEqual(listed.toSorted((a, b) => b.request.createdAt - a.request.createdAt));
      expect(listed.filter(({ shipment }) => shipment !== null)).toHaveLength(300);
      expect(new Set(listed.map(({ request }) => request.id)).size).toBe(listed.length);
    }
  });
});
