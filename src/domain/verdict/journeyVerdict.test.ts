import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace } from '#/test/samples/records.ts';
import {
  now,
  limits,
  memphis,
  local,
  ago,
  tracked,
  hold,
  shipmentWith,
  judge,
  spoken,
  departed,
  arrived,
  onLand,
  past,
  today,
} from '#/test/samples/verdicts.ts';
import { readMoment } from '#/time/moment.ts';
import { verdictOf } from './verdict.ts';

describe('the verdict of a container on its way', () => {
  const eta = (text: string) => ({ ...departed, podEta: local(text) });
  it.each<[string, Partial<Container> | null, Partial<Shipment>, string]>([
    ['a booking without containers', null, {}, 'rest · Booked · Containers not named yet · no action'],
    [
      'a booking that no carrier has answered',
      { currentStatus: 'new' },
      { carrierTracking: tracked(1, { lastSucceededAt: null }) },
      'rest · Booked · no action',
    ],
    [
      'a booking that was cancelled',
      null,
      { carrierTracking: tracked(1, { stoppedReason: 'booking_cancelled' }) },
      'rest · Booking cancelled · Cancelled by the carrier (ask for the booking that takes its place) · carrier',
    ],
    ['loaded', { currentStatus: 'loaded' }, {}, 'rest · Loaded · no action'],
    [
      'a departure that is overdue',
      { currentStatus: 'new' },
      { polEtd: local('2026-08-10T12:00:00Z') },
      'risk · Overdue: no departure reported · POL ETD (ask the carrier) · carrier',
    ],
    [
      'on a train to its port of loading',
      { currentStatus: 'on_rail' },
      {},
      'rail · On rail to the port of loading · no action',
    ],
    [
      'at sea',
      { currentStatus: 'on_ship' },
      eta('2026-08-20T12:00:00Z'),
      'vessel · At sea · ETA · no action',
    ],
    [
      'on a vessel that has not departed yet',
      { currentStatus: 'on_ship' },
      { polEtd: local('2026-08-13T12:00:00Z'), podEta: local('2026-08-20T12:00:00Z') },
      'vessel · Loaded, not departed · ETA · no action',
    ],
    [
      'at sea, slipped',
      { currentStatus: 'on_ship' },
      { ...eta('2026-08-20T12:00:00Z'), podOriginalEta: local('2026-08-13T12:00:00Z') },
      'vessel · At sea · ETA slipped 7 d; ETA · no action',
    ],
    [
      'at sea with a hold',
      { currentStatus: 'on_ship', holds: [hold('customs')] },
      eta('2026-08-20T12:00:00Z'),
      'risk · At sea · Customs hold (cleared by customs broker); ETA · broker',
    ],
    [
      'arriving tonight',
      { currentStatus: 'on_ship' },
      eta('2026-08-13T04:00:00Z'),
      'vessel · Arriving tonight · ETA · no action',
    ],
    [
      'arriving today',
      { currentStatus: 'on_ship' },
      eta('2026-08-12T20:00:00Z'),
      'vessel · Arriving today · ETA · no action',
    ],
    [
      'arriving tomorrow, the time not reported',
      { currentStatus: 'on_ship' },
      eta('2026-08-13T07:00:00Z'),
      'vessel · Arriving tomorrow · ETA · no action',
    ],
    [
      'overdue',
      { currentStatus: 'on_ship' },
      eta('2026-08-11T12:00:00Z'),
      'risk · Overdue: no arrival reported · POD ETA (ask the carrier) · carrier',
    ],
    [
      'passed, but the carrier has not updated since',
      { currentStatus: 'on_ship' },
      { ...eta('2026-08-11T12:00:00Z'), carrierTracking: tracked(2) },
      'vessel · At sea · No carrier update since ETA (ask the carrier) · no action',
    ],
    [
      'at sea by data of last week',
      { currentStatus: 'on_ship' },
      { ...eta('2026-08-20T12:00:00Z'), carrierTracking: tracked(9) },
      'unknown · Stale data: last reported at sea · Carrier last updated 9 days ago (ask the carrier) · carrier',
    ],
    [
      'at sea, tracking stopped',
      { currentStatus: 'on_ship' },
      {
        ...eta('2026-08-20T12:00:00Z'),
        carrierTracking: tracked(1, { stoppedReason: 'no_updates_at_line' }),
      },
      'unknown · Tracking stopped: last reported at sea · No carrier updates for too long (ask the carrier) · carrier',
    ],
    [
      'arrived, still on board',
      { currentStatus: 'on_ship', ...past },
      arrived,
      'vessel · Arrived, not discharged · no action',
    ],
    [
      'arrived with an LFD of today',
      { podArrived: local('2026-08-08T12:00:00Z'), terminalCheckedAt: ago(0.1), ...today },
      arrived,
      'vessel · Arrived, not discharged [risk: LFD today] · LFD today · terminal',
    ],
    [
      'on rail',
      { ...onLand, currentStatus: 'on_rail', podRailCarrier: 'UPRR' },
      {
        ...arrived,
        destination: memphis,
        destinationEta: readMoment('2026-08-15T12:00:00Z', 'America/Chicago'),
      },
      'rail · On rail to Memphis · ETA · no action',
    ],
    [
      'on rail, overdue',
      {
        ...onLand,
        currentStatus: 'on_rail',
        podRailCarrier: 'UPRR',
        inlandEta: local('2026-08-11T12:00:00Z'),
      },
      { ...arrived, destination: memphis },
      'risk · Overdue: no inland arrival reported · Inland ETA (ask the carrier) · carrier',
    ],
    [
      'a status we do not know',
      { currentStatus: 'moon_base' },
      {},
      'unknown · Status unknown: moon_base · carrier',
    ],
    ['nothing reported', {}, {}, 'unknown · Status not reported · carrier'],
    [
      'arrived without naming containers',
      null,
      arrived,
      'unknown · Arrived, containers not reported · carrier',
    ],
  ])('%s', (_, container, shipment, expected) => {
    expect(spoken(judge(container, shipment))).toBe(expected);
  });

  it('names the transshipment port where the events have it', () => {
    const container = sampleContainer({ currentStatus: 'on_ship' });
    const shipment = shipmentWith(eta('2026-08-20T12:00:00Z'), container);
    const busan = samplePlace({ name: 'Busan' });
    const { headline } = verdictOf({ shipment, container, now, limits, waitsAt: busan });
    expect(headline).toEqual({ code: 'transshipment', port: 'Busan' });
  });
});
