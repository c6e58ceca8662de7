import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { instant } from '#/time/instant.ts';
import {
  changesBetween,
  fleetOf,
  later,
  local,
  seenAt,
  reviewedFleet,
  shipment,
  steps,
} from '#/test/samples/changes.ts';
import { allReviewed, type FleetSnapshot, keptForm, readSnapshot, someReviewed } from './reviewSnapshot.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { reviewedShipment } from './reviewedShipment.ts';
import { readReviewedText, reviewedText } from './reviewedText.ts';

const other = sampleShipment({ id: 'other', billOfLading: 'OTHER' });
const keep = (snapshot: FleetSnapshot) => readSnapshot(JSON.parse(JSON.stringify(keptForm(snapshot))));
const seen = reviewedFleet([shipment, other]);
const now = steps.reduce((before, [, step]) => step(before), shipment);

describe('the kept snapshot', () => {
  it('comes back as it was, as text and as a clone', () => {
    expect(keep(seen)).toEqual(seen);
    expect(readSnapshot(structuredClone(keptForm(seen)))).toEqual(seen);
  });

  it('knows every fact again', () => {
    fc.assert(
      fc.property(fc.subarray([...steps]), (chosen) => {
        const facts = reviewedShipment(chosen.reduce((before, [, step]) => step(before), shipment));
        expect(readReviewedText(reviewedText(facts))).toEqual({ seen: facts, whole: true });
      }),
    );
  });

  it.each([
    local('2026-08-12T21:00:00Z'),
    { kind: 'wallClock', digits: seenAt } as const,
    { kind: 'day', day: '2026-08-12' },
  ])('keeps a moment with as much as was known of it: %j', (eta) => {
    const facts = { ...reviewedShipment(shipment), eta: eta as NonNullable<typeof shipment.podEta> };
    expect(readReviewedText(reviewedText(facts))?.seen.eta).toEqual(eta);
  });

  it('of any content whatever is read without an error', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (anything, entries) => {
        readSnapshot(anything);
        const snapshot = readSnapshot({ seenAt, shipments: entries });
        expect(snapshot?.shipments.size ?? 0).toBeLessThanOrEqual(entries.length);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readReviewedText(text)).not.toThrow();
      }),
    );
  });

  it('of which any part may be anything is compared without an error', () => {
    const parts = Object.keys(JSON.parse(reviewedText(reviewedShipment(now))) as object);
    const spoilt = fc.jsonValue({ maxDepth: 2 });
    const numbers = fc.tuple(fc.double(), fc.constantFrom('UTC', 'Etc/GMT+12', 'nowhere'));
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.oneof(spoilt, numbers), (part, value) => {
        const text = JSON.stringify({
          ...(JSON.parse(reviewedText(reviewedShipment(now))) as object),
          [part]: value,
        });
        const kept: FleetSnapshot = { ...seen, shipments: new Map([['shipment', { seenAt, text }]]) };
        expect(changesBetween(kept, fleetOf([now])).shipments.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('written by hand loses only the entries that cannot be read, and what may be theirs is not called new', () => {
    const kept = readSnapshot({
      seenAt,
      shipments: [['shipment', seenAt, seen.shipments.get('shipment')?.text], ['other']],
    });
    expect(kept).toMatchObject({ lost: 1, cause: 'seen' });
    const fresh = sampleShipment({ id: 'fresh', billOfLading: 'FRESH', createdAt: later });
    const found = changesBetween(kept ?? seen, fleetOf([shipment, other, fresh])).shipments;
    expect(found.map(({ number }) => number)).toEqual(['FRESH']);
  });

  it.each([
    ['no text of ours', 'nonsense', { unreadable: 1, partial: 0, shipments: [] }],
    [
      'of which one part was spoilt',
      reviewedText(reviewedShipment(shipment)).replace('"12W"', '12'),
      { unreadable: 0, partial: 1 },
    ],
    [
      'of another version that kept less',
      '{"v":0,"eta":null,"containers":[]}',
      { unreadable: 0, partial: 1 },
    ],
  ])('with a shipment %s says so and compares the rest', (_, text, outcome) => {
    const kept: FleetSnapshot = { ...seen, shipments: new Map([['shipment', { seenAt, text }]]) };
    const found = changesBetween(kept, fleetOf([now]));
    expect(found).toMatchObject(outcome);
    expect(JSON.stringify(found)).not.toContain('Voyage changed');
  });

  it('of which the time cannot be shown by any calendar begins anew', () => {
    expect(readSnapshot({ seenAt: 8.65e15, shipments: [] })).toBeNull();
  });
});

describe('marking as seen', () => {
  it('makes everything equal that was read, and keeps what was not read', () => {
    const half = allReviewed(seen, fleetOf([now], { complete: false }), later);
    expect(half.shipments.size).toBe(2);
    expect(changesBetween(half, fleetOf([now, other])).shipments).toEqual([]);
    expect(allReviewed(seen, fleetOf([now]), later).shipments.size).toBe(1);
  });

  it('of one shipment leaves the others, and the time of the whole, as they were', () => {
    const moved = { ...other, podVoyageNumber: '7' };
    const one = someReviewed(seen, [{ id: shipment.id, shipment: now }], later);
    expect(one).toMatchObject({ seenAt, cause: 'seen' });
    expect(changesBetween(one, fleetOf([now, moved])).shipments.map(({ id }) => id)).toEqual(['other']);
    expect(one.shipments.get('shipment')?.seenAt).toBe(later);
  });

  it('of one that is gone forgets it', () => {
    const one = someReviewed(seen, [{ id: other.id, shipment: null }], instant(later + 1));
    expect(changesBetween(one, fleetOf([shipment])).shipments).toEqual([]);
  });
});
