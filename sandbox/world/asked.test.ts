import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRemainder } from '#/domain/records/containerNumber.ts';
import { runs } from '#/test/runs.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { AskedRequest } from './askedRequest.ts';
import { inferNumber } from './inference.ts';
import type { RequestType, ShipmentPlan } from './plan.ts';
import { shipmentState } from './state.ts';
import { createWorld } from './world.ts';

const start = instant(Date.UTC(2026, 7, 12, 15));
const day = 24 * 60 * 60_000;
const world = createWorld({ seed: 'landfall', shipments: 20 });
const after = (from: Instant, milliseconds: number) => instant(from + milliseconds);

let sequence = 0;
function ask(requestType: RequestType, requestNumber: string, scac: string | null): AskedRequest {
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
    type === 'container'
      ? `TCLU48079${n}${checkRemainder(`TCLU48079${n}`)}`
      : `${scac}${type === 'booking' ? 'B' : ''}8123456${n}`;
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

describe('a number that cannot be tracked', () => {
  /** How a request ends: the last of its states, and whether it ever was a shipment. */
  const endOf = (asked: AskedRequest) => {
    const { request, shipment } = world.ask(asked);
    const { status, failedReason } = request.states.at(-1) ?? {};
    return { status, failedReason, shipment };
  };
  const failed = (failedReason: string) => ({ status: 'failed', failedReason, shipment: null });

  it.each([
    ['bill_of_lading', '!!!', 'MAEU', 'invalid_number'],
    ['bill_of_lading', 'ABC', 'MAEU', 'invalid_number'],
    ['bill_of_lading', 'HELLO WORLD', 'MAEU', 'invalid_number'],
    ['booking', 'HELLO WORLD', 'HLCU', 'invalid_number'],
    ['bill_of_lading', 'A'.repeat(30) + '123456', 'MAEU', 'invalid_number'],
    ['container', 'TGHU1234560', 'MAEU', 'invalid_number'],
    ['container', 'TCLU4265783', 'HLCU', 'invalid_number'],
    ['container', 'MSKU4807960', 'MAEU', 'invalid_number'],
    ['container', 'MSKU480796', 'MAEU', 'invalid_number'],
    ['container', 'ABCU1234567', 'MAEU', 'invalid_number'],
    ['container', 'MAEU812345678', 'MAEU', 'invalid_number'],
    ['bill_of_lading', 'MSKU4807969', 'MAEU', 'invalid_number'],
    ['booking', 'TCLU4807961', 'MAEU', 'invalid_number'],
    ['bill_of_lading', 'HLCUHAM250711234', 'MAEU', 'not_found'],
    ['bill_of_lading', 'COSU6301234561', 'MAEU', 'not_found'],
    ['bill_of_lading', 'ZIMUNGB40640408', 'MAEU', 'not_found'],
    ['bill_of_lading', 'zimu-ngb 40640408', 'MAEU', 'not_found'],
    ['bill_of_lading', 'MEDU12345678', 'MAEU', 'not_found'],
    ['booking', 'EBKG12345678', 'HLCU', 'not_found'],
    ['container', 'MSKU4807969', 'HLCU', 'not_found'],
    ['bill_of_lading', '!!!', null, 'invalid_number'],
    ['container', 'TGHU1234560', null, 'invalid_number'],
    ['bill_of_lading', 'QX48AB12', null, 'scac_auto_detect_failed'],
  ] as const)('%s %s of %s fails: %s', (type, number, scac, reason) => {
    for (const attempt of [0, 1, 2, 3]) {
      expect(endOf({ ...ask(type, number, scac), attempt })).toEqual(failed(reason));
    }
  });

  const { carriers } = world.gazetteer;
  const lines = carriers.filter(({ scac }) => scac !== 'TEST');
  const scac = fc.constantFrom(...lines.map((each) => each.scac));
  const type = fc.constantFrom('bill_of_lading' as const, 'booking' as const, 'container' as const);
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const letters = fc.stringMatching(/^[A-Z]{0,6}$/);
  const written = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 45 }),
    fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6,7}$/),
    fc.tuple(scac, digits(9)).map(([prefix, rest]) => `${prefix}${rest}`),
    fc.tuple(letters, digits(8)).map(([prefix, rest]) => `${prefix}${rest}`),
  );

  it('whatever it is: what is not valid is never found, at any carrier and at any try', () => {
    fc.assert(
      fc.property(written, type, scac, fc.nat({ max: 20 }), (number, requestType, of, attempt) => {
        fc.pre(inferNumber(number, carriers).validation.isValid === false);
        expect(endOf({ ...ask(requestType, number, of), attempt })).toEqual(failed('invalid_number'));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('whatever follows the SCAC of another carrier is not found', () => {
    fc.assert(
      fc.property(scac, scac, digits(9), fc.nat({ max: 20 }), (of, other, rest, attempt) => {
        const known = lines.find((each) => each.scac === of)?.alternativeScacs ?? [];
        fc.pre(of !== other && !known.includes(other));
        const asked = { ...ask('bill_of_lading', `${other}${rest}`, of), attempt };
        expect(endOf(asked)).toEqual(failed('not_found'));
      }),
    );
  });
});

// What is stored is found again by its id, and a number that can be tracked has the shipment that it had.
it('ids and ends of requests stay what they were', () => {
  const stored = (nth: number, requestType: RequestType, requestNumber: string, scac: string) => {
    const asked = { ...ask(requestType, requestNumber, scac), sequence: nth, id: world.askedId(nth) };
    const { request, shipment } = world.ask(asked);
    return [request.id, shipment?.plan().id ?? null];
  };
  expect([
    stored(1, 'bill_of_lading', 'MAEU812345678', 'MAEU'),
    stored(2, 'booking', 'EBKG12345678', 'MSCU'),
    stored(3, 'container', 'MSKU 480796-9', 'MAEU'),
    stored(4, 'container', 'TCLU4807961', 'HLCU'),
  ]).toMatchInlineSnapshot(`
    [
      [
        "4c39945e-7909-49fc-945f-68206861d952",
        "745c26a4-c700-4f2a-a91b-d2edba4648d6",
      ],
      [
        "56fbfa64-3542-4677-bbab-df2cc91b5726",
        "801acab4-1d11-48e7-8891-a45abb1fdfc1",
      ],
      [
        "31bc9058-8458-4892-91dd-d2c4bcfa8052",
        "db40ab7e-c05e-480b-9024-f57cc4863405",
      ],
      [
        "0d9fc6ab-e1e4-46c7-9c6a-19c0e49e8ace",
        "0e90d747-9b7a-431a-b5f7-7c411732cd61",
      ],
    ]
  `);
});
