import { describe, expect, it } from 'vitest';
import { instant, type Instant } from '#/time/instant.ts';
import type { AskedRequest } from './askedRequest.ts';
import type { RequestType, ShipmentPlan } from './plan.ts';
import { shipmentState } from './state.ts';
import { createWorld } from './world.ts';

const start = instant(Date.UTC(2026, 7, 12, 15));
const day = 24 * 60 * 60_000;
const world = createWorld({ seed: 'landfall', shipments: 20 });
const after = (from: Instant, milliseconds: number) => instant(from + milliseconds);

let sequence = 0;
function ask(requestType: RequestType, requestNumber: string, scac: string): AskedRequest {
  sequence += 1;
  const initialFields = { shipment: [], containers: [] };
  const labels = { refNumbers: [], tags: [], initialFields, customerId: null };
  const id = world.askedId(sequence);
  return { ...labels, id, sequence, requestType, requestNumber, scac, createdAt: start, attempt: 0 };
}

/** Requests of every carrier and kind that became a shipment. */
const shipped = world.gazetteer.carriers.flatMap(({ scac, tracks }) =>
  (['bill_of_lading', 'booking', 'container'] as const).flatMap((type) =>
    tracks[type] ? [1, 2, 3].map((n) => [type, scac, n] as const) : [],
  ),
);
const plans: readonly (readonly [AskedRequest, ShipmentPlan])[] = shipped.flatMap(([type, scac, n]) => {
  const number =
    type === 'container' ? `TCLU48079${n}${n}` : `${scac}${type === 'booking' ? 'B' : ''}8123456${n}`;
  const asked = ask(type, number, scac);
  const { shipment } = world.ask(asked);
  return shipment ? [[asked, shipment.plan()] as const] : [];
});

describe('a shipment that a user asked for', () => {
  it('is there for most numbers of every carrier', () => {
    expect(plans.length).toBeGreaterThan(shipped.length * 0.8);
    expect(new Set(plans.map(([, { scac }]) => scac)).size).toBeGreaterThan(20);
  });

  it('sails on vessels of the world, one leg after the other', () => {
    for (const [{ scac }, plan] of plans) {
      expect(plan.scac).toBe(scac);
      let port = plan.portOfLoading;
      let free = -Infinity;
      for (const leg of plan.legs) {
        expect(world.gazetteer.vessel(leg.vesselImo)).not.toBeNull();
        expect(leg.from).toBe(port);
        expect(leg.atd).toBeGreaterThan(free);
        expect(leg.ata).toBeGreaterThan(leg.atd);
        [port, free] = [leg.to, leg.ata];
      }
      expect(port).toBe(plan.portOfDischarge);
    }
  });

  it('is under way or about to be: a booking before its departure, and all within half a year', () => {
    const bookings = plans.filter(([{ requestType }]) => requestType === 'booking');
    for (const [, plan] of bookings) expect(plan.polAtd).toBeGreaterThan(start);
    for (const [, plan] of plans) {
      expect(plan.podAta).toBeGreaterThan(start);
      expect(plan.podAta).toBeLessThan(start + 180 * day);
    }
  });

  it('has events in order, none before it happened, and arrives', () => {
    for (const [, plan] of plans) {
      const end = shipmentState(plan, after(plan.podAta, 120 * day));
      expect(end.containers).toHaveLength(plan.containers.length);
      expect(end.podAta).not.toBeNull();
      for (const { events } of plan.containers) {
        const names = events.map(({ name }) => name).filter((name) => name.startsWith('vessel_'));
        expect(names.indexOf('vessel_arrived')).toBeGreaterThan(names.indexOf('vessel_departed'));
        expect(events.every((event) => event.knownAt >= event.at)).toBe(true);
      }
    }
  });

  it('ends tracking when the last container is back, and mostly it comes back', () => {
    const ended = plans.filter(([, { stop }]) => stop !== null);
    expect(ended.length).toBeGreaterThan(plans.length / 2);
    for (const [, { stop, containers }] of ended) {
      expect(stop?.reason).toBe('all_containers_terminated');
      const returns = containers.map(({ events }) => events.find(({ name }) => name === 'empty_in')?.knownAt);
      expect(returns).not.toContain(undefined);
      expect(stop?.at).toBeGreaterThan(Math.max(...returns.map(Number)));
    }
  });

  it('has the container that was asked for from the start, and no other', () => {
    for (const [{ requestType, requestNumber }, plan] of plans) {
      if (requestType !== 'container') continue;
      expect(plan.containers.map(({ number, knownAt }) => [number, knownAt])).toEqual([
        [requestNumber, plan.createdAt],
      ]);
    }
  });

  it('shares its numbers and ids with no other', () => {
    const others = plans.filter(([{ requestType }]) => requestType !== 'container').map(([, plan]) => plan);
    const numbers = others.flatMap(({ containers }) => containers.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
    const ids = plans.flatMap(([, plan]) => [
      plan.id,
      plan.request.id,
      ...plan.containers.map(({ id }) => id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same in another process, and another in another world', () => {
    const [asked, plan] = plans[0] ?? [];
    if (!asked) throw new Error('No request became a shipment.');
    const again = createWorld({ seed: 'landfall', shipments: 20 }).ask(asked).shipment?.plan();
    expect(again).toEqual(plan);
    const other = createWorld({ seed: 'other', shipments: 20 }).ask(asked).shipment?.plan();
    expect(other?.legs).not.toEqual(plan?.legs);
  });
});
