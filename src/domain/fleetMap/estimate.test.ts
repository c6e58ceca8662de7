import { describe, expect, it } from 'vitest';
import { seaWays } from '#/domain/geo/seaLanes.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { positionAt } from '#/domain/route/vesselTrack.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { estimatedTrack } from './estimate.ts';
import { fleetVessels } from './fleetMap.ts';
import { sailingsOf } from './sailings.ts';

const shanghai = samplePlace({ id: 'sha', name: 'Shanghai', latitude: 30.62, longitude: 122.07 });
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', latitude: 33.73, longitude: -118.26 });
const rotterdam = samplePlace({ id: 'rtm', name: 'Rotterdam', latitude: 51.955, longitude: 4.03 });
const at = (day: string) => readMoment(`${day}T00:00:00Z`, 'UTC');
const on = (day: string) => instant(Date.parse(`${day}T00:00:00Z`));

function trackOf(known: Partial<Shipment>) {
  const shipment = sampleShipment({
    containers: [sampleContainer({ currentStatus: 'on_ship' })],
    portOfLoading: shanghai,
    portOfDischarge: losAngeles,
    polAtd: at('2026-08-01'),
    podEta: at('2026-08-17'),
    ...known,
  });
  const { vessels } = fleetVessels(sailingsOf([shipment]), () => undefined, on('2026-08-05'));
  const [vessel] = vessels;
  return vessel ? estimatedTrack(vessel, seaWays) : null;
}

describe('a vessel without a position', () => {
  it('is between its ports by departure and ETA, on the sea between them', () => {
    const track = trackOf({});
    const there = track && positionAt(track, on('2026-08-09'), on('2026-08-05'));
    expect(there?.status).toBe('estimated');
    // Half the time: in the middle of the Pacific, and on no land.
    expect(there?.latitude).toBeGreaterThan(40);
    expect(there?.latitude).toBeLessThan(52);
    expect(Math.abs((there?.longitude ?? 0) - 185)).toBeLessThan(12);
    expect(track?.times[0]).toBe(on('2026-08-01'));
    expect(track?.times.at(-1)).toBe(on('2026-08-17'));
  });

  it('rounds the Cape where the time would be too long for Suez', () => {
    const south = (until: string) =>
      Math.min(...(trackOf({ portOfDischarge: rotterdam, podEta: at(until) })?.latitudes ?? []));
    expect(south('2026-08-31')).toBeGreaterThan(0);
    expect(south('2026-09-09')).toBeLessThan(-30);
  });

  it('is nowhere while departure, ETA or a port is not reported', () => {
    expect(trackOf({ polAtd: null })).toBeNull();
    expect(trackOf({ podEta: null })).toBeNull();
    expect(
      trackOf({ portOfDischarge: samplePlace({ id: 'x', latitude: null, longitude: null }) }),
    ).toBeNull();
    expect(trackOf({ podEta: at('2026-07-30') })).toBeNull();
  });
});
