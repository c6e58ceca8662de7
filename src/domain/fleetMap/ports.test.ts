import { describe, expect, it } from 'vitest';
import type { FleetRow } from '#/domain/list/row.ts';
import type { Container } from '#/domain/records/container.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { countOnRail, fleetPorts, withTransshipments } from './ports.ts';

const then = readMoment('2026-08-01T12:00:00Z', 'America/Los_Angeles');
const shanghai = samplePlace({ id: 'sha', name: 'Shanghai' });
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', latitude: 33.74, longitude: -118.26 });
const chicago = samplePlace({ id: 'chi', name: 'Chicago', type: 'metro_area' });

function row(known: Partial<Container>): FleetRow {
  const containers = [sampleContainer(known)];
  const ports = { portOfLoading: shanghai, portOfDischarge: losAngeles, destination: chicago };
  const shipment = sampleShipment({
    ...ports,
    containers,
    polAtd: known.currentStatus === 'new' ? null : then,
  });
  return { id: 'row', kind: 'shipment', shipment, containers };
}

const counts = (rows: readonly FleetRow[]) =>
  fleetPorts(rows).map(({ place, waiting, arriving }) => ({
    place: place.name,
    waiting: Object.fromEntries([...waiting].map(([wait, boxes]) => [wait, boxes.length])),
    arriving: arriving.length,
  }));

describe('the ports of a fleet', () => {
  it('have the containers there by what they wait for, and those on their way there', () => {
    const rows = [
      row({ currentStatus: 'new' }),
      row({ currentStatus: 'on_ship' }),
      row({ currentStatus: 'on_ship', podArrived: then }),
      row({ currentStatus: 'available', podDischarged: then }),
      row({ currentStatus: 'awaiting_inland_transfer', podDischarged: then }),
      row({ currentStatus: 'available', podRailLoaded: then, inlandAta: then }),
      row({ currentStatus: 'on_rail', podRailLoaded: then }),
      row({ currentStatus: 'picked_up', podFullOut: then }),
    ];
    expect(counts(rows)).toEqual([
      { place: 'Los Angeles', waiting: { discharge: 1, pickup: 1, rail: 1 }, arriving: 1 },
      { place: 'Chicago', waiting: { pickup: 1 }, arriving: 1 },
      { place: 'Shanghai', waiting: { loading: 1 }, arriving: 0 },
    ]);
  });

  it('count every container on a train, also one whose destination is not reported', () => {
    const inland = row({ currentStatus: 'on_rail', podRailLoaded: then });
    const unknown = { ...inland, shipment: { ...inland.shipment, destination: losAngeles } };
    const atOrigin = row({ currentStatus: 'on_rail' });
    const outward = { ...atOrigin, shipment: { ...atOrigin.shipment, polAtd: null } };
    const rows = [inland, unknown, outward, row({ currentStatus: 'on_ship' })];
    expect(countOnRail(rows)).toBe(3);
    expect(counts(rows)).toEqual([
      { place: 'Chicago', waiting: {}, arriving: 1 },
      { place: 'Los Angeles', waiting: {}, arriving: 1 },
      { place: 'Shanghai', waiting: { loading: 1 }, arriving: 0 },
    ]);
  });

  it('show containers in transshipment at their port', () => {
    const rows = [row({ currentStatus: 'on_ship' })];
    const busan = samplePlace({ id: 'pus', name: 'Busan' });
    const [box] = fleetPorts(rows)[0]?.arriving ?? [];
    const ports = withTransshipments(fleetPorts(rows), [{ place: busan, boxes: box ? [box] : [] }]);
    expect(ports.map(({ place, present }) => [place.name, present])).toEqual([
      ['Busan', 1],
      ['Los Angeles', 0],
    ]);
  });

  it('take the position of a place from any shipment that has it', () => {
    const bare = row({ currentStatus: 'on_ship' });
    const unplaced = { ...losAngeles, latitude: null, longitude: null };
    const first = { ...bare, shipment: { ...bare.shipment, portOfDischarge: unplaced } };
    expect(fleetPorts([first, bare])[0]?.place.latitude).toBe(33.74);
  });
});
