import { expect, it } from 'vitest';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { keyDate } from '#/domain/verdict/keyDate.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { withOwnOriginals, withSeaEvents } from './shownByEvents.ts';

const now = instant(Date.parse('2026-01-09T12:00:00Z'));
const [shanghai, oakland] = [samplePlace({ locode: 'CNSHA' }), samplePlace({ locode: 'USOAK' })];
const recorded = sampleContainer({ currentStatus: 'on_ship' });
const tracking = { lastAttemptedAt: now, lastSucceededAt: now, stoppedAt: null, stoppedReason: null };
const shipment = sampleShipment({
  portOfLoading: shanghai,
  portOfDischarge: oakland,
  polAtd: readMoment('2025-12-20T12:00:00Z', 'Asia/Shanghai'),
  podEta: readMoment('2026-01-08T20:00:00Z', 'Etc/UTC'),
  carrierTracking: tracking,
  containers: [recorded],
});
const arrived = sampleEvent('vessel_arrived', '2026-01-08', { place: oakland });
const withEvents = (events: readonly TransportEvent[], known = shipment, container = recorded) =>
  withSeaEvents(known, container, { events, rawEvents: [] });

it('takes an arrival that only the events report', () => {
  const container = withEvents([arrived]);
  expect(container.podArrived).toEqual(arrived.when);
  expect(phaseOf(container, shipment)).toBe('arrived');
  expect(keyDate(shipment, container, now)).toMatchObject({ what: 'arrival', isActual: true });
  const headline = (one: typeof container) =>
    verdictOf({ shipment, container: one, now, limits: usualLimits }).headline.code;
  expect(headline(recorded)).toBe('overdue');
  expect(headline(container)).not.toBe('overdue');
});

it('takes the discharge as well', () => {
  const discharged = sampleEvent('vessel_discharged', '2026-01-09', { place: oakland });
  expect(phaseOf(withEvents([arrived, discharged]), shipment)).toBe('port');
});

it('leaves what the records report as it is', () => {
  const other = readMoment('2026-01-07T12:00:00Z', 'Etc/UTC');
  const own = { ...recorded, podArrived: other };
  expect(withEvents([arrived], shipment, own).podArrived).toEqual(other);
  const known = { ...shipment, podAta: other };
  expect(arrivalOf(known, withEvents([arrived], known))?.moment).toEqual(other);
});

it.each([
  ['an estimate', { ...arrived, estimated: true }],
  ['what was withdrawn', { ...arrived, invalidated: true }],
  ['a call at another port', { ...arrived, place: samplePlace({ locode: 'USLAX' }) }],
  ['an earlier journey', sampleEvent('vessel_arrived', '2025-03-08', { place: oakland })],
  ['what has no time', sampleEvent('vessel_arrived', null, { place: oakland })],
])('does not take %s', (_, event) => {
  expect(withEvents([event])).toBe(recorded);
});

it('has no original ETA of a port that the shipment no longer goes to (trap 78)', () => {
  const original = readMoment('2026-01-06T20:00:00Z', 'America/Los_Angeles');
  const diverted = { ...shipment, podOriginalEta: original };
  const estimate = (locode: string | null) =>
    sampleEvent('vessel_arrived', null, {
      estimated: true,
      when: original,
      place: locode === null ? null : samplePlace({ locode }),
    });
  const shown = (...rawEvents: TransportEvent[]) =>
    withOwnOriginals(diverted, { events: [], rawEvents }).podOriginalEta;
  expect(shown(estimate('USLAX'))).toBeNull();
  for (const known of [[], [estimate('USOAK')], [estimate(null)], [estimate('USLAX'), estimate('USOAK')]])
    expect(shown(...known)).toBe(original);
});
