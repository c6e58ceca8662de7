import { expect, it } from 'vitest';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { describeStatus, statusLabel } from '#/wording/status.ts';
import { statusOf, statusCounts } from './status.ts';

const then = readMoment('2026-08-01T10:00:00Z', 'UTC');

it.each(containerStatuses)('%s has words of ours', (word) => {
  const status = statusOf(sampleContainer({ currentStatus: word }));
  expect(status).toMatchObject({ word, group: word, derived: false });
  expect(describeStatus(status)).toMatch(/^[A-Z][a-z /]+$/);
});

it('calls a container booked that has not gone in full, since its empty may be out already', () => {
  expect(statusLabel('new')).toBe('Booked');
});

it('shows a word it does not know as it came, grouped as other (trap 1)', () => {
  const status = statusOf(sampleContainer({ currentStatus: 'In_Orbit' }));
  expect(status).toEqual({
    word: 'In_Orbit',
    code: 'other',
    tone: 'neutral',
    group: 'other',
    derived: false,
  });
  expect(statusLabel('constructor')).toBe('constructor');
});

it('never calls a container delivered that was only picked up (trap 2)', () => {
  expect(describeStatus(statusOf(sampleContainer({ currentStatus: 'picked_up' })))).toBe('Picked up');
  expect(statusOf(sampleContainer({ podFullOut: then })).word).toBe('picked_up');
});

it.each([
  [{}, 'in_transit'],
  [{ podArrived: then }, 'arrived'],
  [{ podArrived: then, podDischarged: then }, 'at_terminal'],
  [{ podDischarged: then, availabilityKnown: true, availableForPickup: true }, 'available_for_pickup'],
  [{ podDischarged: then, availabilityKnown: true, availableForPickup: false }, 'discharged'],
  [{ podDischarged: then, availabilityKnown: false, availableForPickup: false }, 'at_terminal'],
  [{ podRailLoaded: then, podFullOut: then }, 'on_rail'],
  [{ inlandEta: then, podFullOut: then }, 'on_rail'],
  [{ podRailDeparted: then }, 'on_rail'],
  [{ podRailLoaded: then, finalDestinationFullOut: then }, 'picked_up'],
  [{ podArrived: then, delivered: then }, 'delivered'],
])('a missing status is derived from %o and marked: %s', (known, word) => {
  expect(statusOf(sampleContainer(known))).toMatchObject({ word, group: 'other', derived: true });
});

it('does not say that a container has not arrived whose shipment has', () => {
  const podAta = readMoment('2026-02-11T05:00:00Z', 'America/New_York');
  const arrived = statusOf(sampleContainer(), sampleShipment({ podAta }));
  expect([arrived.code, describeStatus(arrived)]).toEqual(['arrived', 'Arrived, not discharged']);
  const awaited = statusOf(sampleContainer(), sampleShipment());
  expect([awaited.code, describeStatus(awaited)]).toEqual(['inTransit', 'Not arrived yet']);
});

it('raises no alarm about the order of dates that are known only by their day (trap 17, a live record)', () => {
  const dates = {
    podArrived: readMoment('2026-02-11T05:00:00Z', 'America/New_York'),
    podDischarged: readMoment('2026-02-11T05:00:00Z', 'America/New_York'),
    podRailLoaded: readMoment('2026-02-12T19:33:00Z', 'America/New_York'),
    podRailDeparted: readMoment('2026-02-12T04:00:00Z', 'America/New_York'),
  };
  expect(statusOf(sampleContainer(dates)).word).toBe('on_rail');
  expect(pickupReadiness(sampleContainer(dates), null).reasons.map(({ code }) => code)).not.toContain(
    'conflict',
  );
});

it('counts containers by status, the known words first and in order, the unknown and the missing after', () => {
  const containers = ['on_rail', 'zzz', null, 'on_rail', 'aaa'].map((currentStatus) =>
    sampleContainer({ currentStatus }),
  );
  const counts = statusCounts([sampleShipment({ containers }), sampleShipment()]);
  expect(counts.slice(0, 13).map((row) => row.value)).toEqual(containerStatuses);
  expect(counts.find((row) => row.value === 'on_rail')?.count).toBe(2);
  expect(counts.find((row) => row.value === 'new')?.count).toBe(0);
  expect(counts.slice(13).map((row) => [statusLabel(row.value), row.count])).toEqual([
    ['aaa', 1],
    ['Status not reported', 1],
    ['zzz', 1],
  ]);
});
