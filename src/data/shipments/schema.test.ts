import { describe, expect, it } from 'vitest';
import { createRelated } from '#/data/containers/related.schema.ts';
import { readRecord } from '#/data/http/jsonapi.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { shipmentPages } from './calls.ts';
import { shipmentSchema, toShipment } from './schema.ts';

function read(attributes: Record<string, unknown>, relationships: unknown = {}, included: unknown[] = []) {
  const wire = readRecord(shipmentSchema, { type: 'shipment', id: 's', attributes, relationships });
  if (!wire) throw new Error('not read');
  return toShipment(wire, createRelated({ included }));
}

describe('a shipment of the wire', () => {
  it('has a tag or reference once that its record repeats', () => {
    const { tags, refNumbers } = read({ tags: ['urgent', 'urgent'], ref_numbers: ['PO 1', null, 'PO 1'] });
    expect([tags, refNumbers]).toEqual([['urgent'], ['PO 1']]);
  });

  it('has every container once, however often it is named', () => {
    const ref = { type: 'container', id: 'c' };
    const shipment = read({}, { containers: { data: [ref, ref] } }, [{ ...ref, attributes: {} }]);
    expect(shipment.containers).toHaveLength(1);
    expect(shipment.unreadContainers).toBe(0);
  });

  it('comes with the names of the terminals that only its containers name', async () => {
    const lonely = (answer: string) =>
      JSON.stringify(JSON.parse(answer), (key, value) =>
        key === 'relationships' && 'port_of_lading' in value
          ? { ...value, pod_terminal: { data: null } }
          : value,
      );
    const { api } = createSandboxApi({ shipments: 60, rewrite: lonely });
    const names: (string | null)[] = [];
    for await (const { shipments } of shipmentPages(api, { priority: 'user' })) {
      for (const { containers, podTerminal } of shipments) {
        expect(podTerminal).toBeNull();
        names.push(
          ...containers.flatMap((container) => (container.podTerminal ? [container.podTerminal.name] : [])),
        );
      }
    }
    expect(names.length).toBeGreaterThan(10);
    expect(names).not.toContain(null);
  });

  it('is read as a fresh booking without containers, ports or terminal (trap 41)', () => {
    expect(read({ bill_of_lading_number: 'BK1' }, undefined)).toMatchObject({
      billOfLading: 'BK1',
      containers: [],
      portOfDischarge: null,
      destination: null,
      podTerminal: null,
      podVessel: null,
      podEta: null,
    });
  });

  it('keeps both numbers where the carrier prefix differs (trap 40)', () => {
    expect(read({ bill_of_lading_number: 'MEDU1234567', normalized_number: '1234567' })).toMatchObject({
      billOfLading: 'MEDU1234567',
      normalizedNumber: '1234567',
    });
  });

  it('shows actual times beside empty estimates (trap 39)', () => {
    const shipment = read({
      pod_eta_at: null,
      pod_ata_at: '2026-08-12T14:00:00Z',
      pod_timezone: 'US/Eastern',
    });
    expect(shipment.podEta).toBeNull();
    expect(shipment.podAta).toMatchObject({ kind: 'zoned', zone: 'US/Eastern' });
  });

  it('keeps an unknown stop reason (trap 67)', () => {
    const { carrierTracking } = read({ line_tracking_stopped_reason: 'account_closed' });
    expect(carrierTracking.stoppedReason).toBe('account_closed');
  });

  it('names a port by its attributes when its record did not come along, keeping its id', () => {
    const { portOfDischarge } = read(
      {
        port_of_discharge_name: 'Los Angeles',
        port_of_discharge_locode: 'USLAX',
        pod_timezone: 'US/Pacific',
      },
      { port_of_discharge: { data: { type: 'port', id: 'p' } } },
    );
    expect(portOfDischarge).toMatchObject({
      id: 'p',
      name: 'Los Angeles',
      locode: 'USLAX',
      zone: 'US/Pacific',
    });
  });

  it('reads a metropolitan area with a rail terminal as its destination (trap 43)', () => {
    const shipment = read(
      {},
      {
        destination: { data: { type: 'metro_area', id: '1' } },
        destination_terminal: { data: { type: 'rail_terminal', id: '1' } },
      },
      [
        { type: 'metro_area', id: '1', attributes: { id: '1', name: 'Chicago', code: 'USCHI' } },
        { type: 'rail_terminal', id: '1', attributes: { id: '1', name: 'BNSF Logistics Park' } },
      ],
    );
    expect(shipment.destination).toMatchObject({ type: 'metro_area', name: 'Chicago' });
    expect(shipment.destinationTerminal).toMatchObject({
      type: 'rail_terminal',
      name: 'BNSF Logistics Park',
    });
  });

  it('reads coordinates written as text, and a region that is no American state (trap 34)', () => {
    const { portOfLoading } = read({}, { port_of_lading: { data: { type: 'port', id: 'p' } } }, [
      {
        type: 'port',
        id: 'p',
        attributes: { name: 'Antwerp', latitude: '51.2602', longitude: '4.4', state_abbr: 'Vlaanderen' },
      },
    ]);
    expect(portOfLoading).toMatchObject({ latitude: 51.2602, longitude: 4.4, stateAbbr: 'Vlaanderen' });
  });

  it('has the included containers, in its own order, and passes over the others (trap 42)', () => {
    const container = (id: string) => ({ type: 'container', id, attributes: { number: `N${id}` } });
    const refs = ['2', '3', '1'].map((id) => ({ type: 'container', id }));
    const { containers } = read({}, { containers: { data: refs } }, [container('1'), container('2')]);
    expect(containers.map(({ number, shipmentId }) => [number, shipmentId])).toEqual([
      ['N2', 's'],
      ['N1', 's'],
    ]);
  });

  it('counts the containers that it names and of which none could be read', () => {
    const refs = ['1', '2', '3'].map((id) => ({ type: 'container', id }));
    const unreadable = { type: 'container', id: '2', attributes: 'gone wrong' };
    const known = { type: 'container', id: '1', attributes: { number: 'N1' } };
    expect(read({}, { containers: { data: refs } }, [known, unreadable]).unreadContainers).toBe(2);
    expect(read({}, { containers: { data: [] } }).unreadContainers).toBe(0);
  });
});
