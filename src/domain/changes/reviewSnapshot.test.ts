import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  fleetOf,
  later,
  losAngeles,
  reviewedAt,
  reviewedFleet,
  shipment,
  steps,
  stepsAtPort,
} from '#/test/samples/changes.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readEstimate } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { describeChange, summarizeChanges } from '#/wording/changes.ts';
import { readReviewedText } from './readReviewed.ts';
import { reviewedShipment } from './reviewedShipment.ts';
import { reviewedText } from './reviewedText.ts';
import { allReviewed, type FleetSnapshot, storedForm, readSnapshot, someReviewed } from './reviewSnapshot.ts';

const other = sampleShipment({ id: 'other', billOfLading: 'OTHER' });
const keep = (snapshot: FleetSnapshot) => readSnapshot(JSON.parse(JSON.stringify(storedForm(snapshot))));
const reviewed = reviewedFleet([shipment, other]);
const now = steps.reduce((before, [, step]) => step(before), shipment);

describe('the stored snapshot', () => {
  it('comes back as it was, as text and as a clone', () => {
    expect(keep(reviewed)).toEqual(reviewed);
    expect(readSnapshot(structuredClone(storedForm(reviewed)))).toEqual(reviewed);
  });

  it('knows every fact again', () => {
    fc.assert(
      fc.property(fc.subarray([...steps]), (chosen) => {
        const facts = reviewedShipment(chosen.reduce((before, [, step]) => step(before), shipment));
        expect(readReviewedText(reviewedText(facts))).toEqual({ reviewed: facts, whole: true });
      }),
    );
  });

  it.each(['2026-08-12T21:00:00Z', '2026-08-12T07:00:00Z', '2026-08-12'])(
    'keeps a moment with as much as was known of it: %s',
    (text) => {
      for (const zone of [losAngeles, null, 'Mars/Olympus_Mons']) {
        const facts = { eta: readEstimate(text, zone), ata: readMoment(text, zone) };
        const stored = reviewedText({ ...reviewedShipment(shipment), ...facts });
        expect(readReviewedText(stored)?.reviewed).toMatchObject(facts);
      }
    },
  );

  it('of any content whatever is read without an error', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (anything, entries) => {
        readSnapshot(anything);
        const snapshot = readSnapshot({ seenAt: reviewedAt, shipments: entries });
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
    const unreadable = fc.jsonValue({ maxDepth: 2 });
    const numbers = fc.tuple(fc.double(), fc.constantFrom('UTC', 'Etc/GMT+12', 'nowhere'));
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.oneof(unreadable, numbers), (part, value) => {
        const text = JSON.stringify({
          ...(JSON.parse(reviewedText(reviewedShipment(now))) as object),
          [part]: value,
        });
        const stored: FleetSnapshot = {
          ...reviewed,
          shipments: new Map([['shipment', { reviewedAt, text }]]),
        };
        const { shipments } = changesBetween(stored, fleetOf([now]));
        expect(shipments.length).toBeLessThanOrEqual(1);
        expect(() => shipments.map(summarizeChanges)).not.toThrow();
      }),
    );
  });

  it('written by hand loses only the entries that cannot be read, and what may be theirs is not called new', () => {
    const read = readSnapshot({
      seenAt: reviewedAt,
      shipments: [['shipment', reviewedAt, reviewed.shipments.get('shipment')?.text], ['other']],
    });
    expect(read).toMatchObject({ lost: 1, cause: 'reviewed' });
    const fresh = sampleShipment({ id: 'fresh', billOfLading: 'FRESH', createdAt: later });
    const found = changesBetween(read ?? reviewed, fleetOf([shipment, other, fresh])).shipments;
    expect(found.map(({ number }) => number)).toEqual(['FRESH']);
  });

  it.each([
    ['no text of ours', 'nonsense', { unreadable: 1, partial: 0, shipments: [] }],
    [
      'of which one part was unreadable',
      reviewedText(reviewedShipment(shipment)).replace('"12W"', '12'),
      { unreadable: 0, partial: 1 },
    ],
    [
      'of another version that stored less',
      '{"v":0,"eta":null,"containers":[]}',
      { unreadable: 0, partial: 1 },
    ],
  ])('with a shipment %s says so and compares the rest', (_, text, outcome) => {
    const stored: FleetSnapshot = { ...reviewed, shipments: new Map([['shipment', { reviewedAt, text }]]) };
    const found = changesBetween(stored, fleetOf([now]));
    expect(found).toMatchObject(outcome);
    const codes = found.shipments.flatMap(({ changes }) => changes.map(({ code }) => code));
    expect(codes).not.toContain('voyage');
  });

  it('of the first version is compared in all that it stored', () => {
    const text = reviewedText(reviewedShipment(shipment))
      .replace('"v":3', '"v":1')
      .replace(/"place":"[a-z]+",/, '');
    const stored: FleetSnapshot = { ...reviewed, shipments: new Map([['shipment', { reviewedAt, text }]]) };
    const atPort = stepsAtPort.reduce((before, [, step]) => step(before), shipment);
    const found = changesBetween(stored, fleetOf([atPort]));
    expect(found).toMatchObject({ unreadable: 0, partial: 0 });
    const [one] = found.shipments;
    expect([one, ...(one?.containers ?? [])].flatMap((group) => group?.changes ?? [])).toHaveLength(
      stepsAtPort.length,
    );
    const [left] = changesBetween(stored, fleetOf([now])).shipments;
    const groups = [left, ...(left?.containers ?? [])];
    const words = groups.flatMap((group) => group?.changes.map(describeChange) ?? []);
    expect(words.join(', ')).not.toMatch(/hold|Fees|Terminal LFD|appointment/);
    expect(words).not.toEqual([]);
  });

  it('of which the time cannot be shown by any calendar begins anew', () => {
    expect(readSnapshot({ seenAt: 8.65e15, shipments: [] })).toBeNull();
  });
});

describe('marking as reviewed', () => {
  it('makes everything equal that was read, and keeps what was not read', () => {
    const half = allReviewed(reviewed, fleetOf([now], { complete: false }), later);
    expect(half.shipments.size).toBe(2);
    expect(changesBetween(half, fleetOf([now, other])).shipments).toEqual([]);
    expect(allReviewed(reviewed, fleetOf([now]), later).shipments.size).toBe(1);
  });

  it('of one shipment leaves the others, and the time of the whole, as they were', () => {
    const moved = { ...other, podVoyageNumber: '7' };
    const one = someReviewed(reviewed, [{ id: shipment.id, shipment: now }], later);
    expect(one).toMatchObject({ reviewedAt, cause: 'reviewed' });
    expect(changesBetween(one, fleetOf([now, moved])).shipments.map(({ id }) => id)).toEqual(['other']);
    expect(one.shipments.get('shipment')?.reviewedAt).toBe(later);
  });

  it('of one that is gone removes it', () => {
    const one = someReviewed(reviewed, [{ id: other.id, shipment: null }], instant(later + 1));
    expect(changesBetween(one, fleetOf([shipment])).shipments).toEqual([]);
  });
});
