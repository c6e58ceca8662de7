import { expect, it } from 'vitest';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { keyDate } from './keyDate.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const zone = 'America/Los_Angeles';
const container = sampleContainer({ currentStatus: 'new' });
const booked = sampleShipment({
  podEta: readMoment('2026-09-02T15:00:00Z', zone),
  containers: [container],
  carrierTracking: { lastAttemptedAt: now, lastSucceededAt: now, stoppedAt: null, stoppedReason: null },
});
const cancelled = {
  ...booked,
  carrierTracking: { ...booked.carrierTracking, stoppedAt: now, stoppedReason: 'booking_cancelled' },
};

it('is the ETA of what is booked', () => {
  expect(keyDate(booked, container, now)).toMatchObject({ what: 'arrival', isActual: false });
});

it('is none of a booking that was cancelled: nothing is expected, least of all on time', () => {
  expect(keyDate(cancelled, container, now)).toBeNull();
  expect(keyDate(cancelled, null, now)).toBeNull();
});

it('stays that of a container that went all the same', () => {
  const aboard = sampleContainer({ currentStatus: 'on_ship' });
  expect(keyDate({ ...cancelled, containers: [aboard] }, aboard, now)).not.toBeNull();
});
