import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ShareChoices, type ShareKind, shareKinds, usualChoices } from '#/domain/sharing/choices.ts';
import { shareRecords, type ShareSubject } from '#/domain/sharing/sharing.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { fresh, now } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import {
  markedContainer as container,
  markedShipment as shipment,
  markedSubject as subject,
  neverShared,
  shanghai,
  shareMarks,
} from '#/test/samples/sharing.ts';
import { utc } from '#/time/zone.ts';
import { writeSnapshot } from './snapshot.ts';

const options = {
  sender: 'Example Freight',
  note: 'As discussed.',
  format: { display: 'place', viewer: utc, now } as const,
};
const share = (choices: ShareChoices, subjects: readonly ShareSubject[] = [subject]) =>
  writeSnapshot(shareRecords(subjects, { choices, limits: usualLimits, now }), options);
const all = Object.fromEntries(shareKinds.map((kind) => [kind, true])) as ShareChoices;
const none = Object.fromEntries(shareKinds.map((kind) => [kind, false])) as ShareChoices;

/** The same with one field more in each record. */
function withFieldMore<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withFieldMore) as Value;
  if (typeof value !== 'object' || value === null || 'kind' in value) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withFieldMore(part)]);
  return { ...Object.fromEntries(parts), latest: 'NEWMARK' } as Value;
}

describe('what is shared', () => {
  it('has what was chosen, and says what it does not have', () => {
    const text = JSON.stringify(share(all));
    for (const kind of shareKinds) {
      expect(
        shareMarks[kind].some((mark) => text.includes(mark)),
        kind,
      ).toBe(true);
    }
    expect(share(all).omitted).toEqual([]);
    expect(share(usualChoices).omitted).toEqual([
      'Customer',
      'Fees',
      'Holds',
      'Problems and changes of ETA',
      'Names of documents',
      'Map and position of the vessel',
    ]);
  });

  it('has nothing of what was not chosen, whatever else is chosen', () => {
    const choices = fc.record(
      Object.fromEntries(shareKinds.map((kind) => [kind, fc.boolean()])) as Record<
        ShareKind,
        fc.Arbitrary<boolean>
      >,
    );
    fc.assert(
      fc.property(choices, (some) => {
        const text = JSON.stringify(share(some).items);
        for (const kind of shareKinds) {
          for (const mark of some[kind] ? [] : shareMarks[kind]) expect(text).not.toContain(mark);
        }
        for (const mark of neverShared) expect(text).not.toContain(mark);
      }),
    );
  });

  it('has no field that records get later', () => {
    const text = JSON.stringify(share(all, [withFieldMore(subject)]));
    expect(text).toContain('BILLMARK1');
    expect(text).not.toContain('NEWMARK');
  });

  it('never says of a container what its holds would contradict', () => {
    const ready = { ...container, availableForPickup: true, currentStatus: 'available' };
    const about = { ...subject, container: ready, shipment: { ...shipment, containers: [ready] } };
    const [item] = share(none, [about]).items;
    expect(item?.headline).toBe('Available');
    expect(item?.tone).toBe('rest');
    expect(item?.reasons).toEqual([]);
  });

  it('says the moment with year and zone, and every instant with its zone', () => {
    const { asOfText, items } = share(all);
    expect(asOfText).toMatch(/^\w{3} \d+ \w{3} \d{4} \d\d:\d\d UTC$/);
    const times = JSON.stringify(items).match(/\d\d:\d\d[^",)]*/g) ?? [];
    expect(times.length).toBeGreaterThan(3);
    for (const time of times) expect(time).toMatch(/^\d\d:\d\d ([A-Z]{3,4}|[+-]\d\d)/);
  });

  it('has the journey and the timeline in words', () => {
    const [item] = share(usualChoices).items;
    expect(item?.journey?.words).toMatch(/^Shanghai: departed/);
    expect(item?.legs.flatMap(({ rows }) => rows.map(([, , what]) => what))).toContain('Vessel departed');
  });

  it('without events has the dates of the records, and a booking without containers has no timeline', () => {
    const [item] = share(usualChoices, [{ ...subject, events: null }]).items;
    expect(item?.legs).toEqual([]);
    expect(item?.journey?.words).toMatch(/^Shanghai: departed/);
    const booking = sampleShipment({
      billOfLading: 'BOOKING1',
      portOfLoading: shanghai,
      carrierTracking: fresh,
    });
    const about = { shipment: booking, container: null, events: null, picture: null, documents: [] };
    expect(share(usualChoices, [about]).items[0]?.title).toBe('BOOKING1');
    expect(share(none, [about]).items[0]?.title).toBe('Booking');
  });

  it('keeps texts of records on one line', () => {
    const odd = { ...shipment, refNumbers: ['one\ntwo\u202Ethree'] };
    expect(JSON.stringify(share(all, [{ ...subject, shipment: odd }]))).toContain('one two three');
  });
});
