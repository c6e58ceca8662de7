import { describe, expect, it } from 'vitest';
import { createRelated } from '#/data/containers/related.schema.ts';
import { readRecord } from '#/data/http/jsonapi.ts';
import { rawEventSchema, toRawTransportEvent, toTransportEvent, transportEventSchema } from './schema.ts';

function event(attributes: Record<string, unknown>, relationships?: unknown, included: unknown[] = []) {
  const wire = readRecord(transportEventSchema, {
    type: 'transport_event',
    id: 'e',
    attributes,
    relationships,
  });
  if (!wire) throw new Error('not read');
  return toTransportEvent(wire, createRelated({ included }));
}

function rawEvent(attributes: Record<string, unknown>, relationships?: unknown) {
  const wire = readRecord(rawEventSchema, { type: 'raw_event', id: 'r', attributes, relationships });
  if (!wire) throw new Error('not read');
  return toRawTransportEvent(wire, createRelated({}));
}

describe('a transport event of the wire', () => {
  it('is named by its milestone (trap 31)', () => {
    expect(event({ event: 'container.transport.rail_loaded' })).toMatchObject({
      name: 'rail_loaded',
      estimated: false,
    });
  });

  it('is an estimate where its name says so (trap 27)', () => {
    expect(event({ event: 'container.transport.estimated.vessel_arrived' })).toMatchObject({
      name: 'vessel_arrived',
      estimated: true,
    });
  });

  it('reads a changed deadline from `value` (trap 26)', () => {
    const changed = event({
      event: 'container.pickup_lfd.changed',
      timestamp: '2026-02-01T10:00:00Z',
      value: '2026-02-26T05:00:00Z',
      timezone: 'America/Detroit',
    });
    expect(changed.name).toBe('container.pickup_lfd.changed');
    expect(changed.changedTo).toMatchObject({ at: Date.parse('2026-02-26T05:00:00Z') });
    expect(changed.when).toMatchObject({ at: Date.parse('2026-02-01T10:00:00Z') });
  });

  it('is marked when it was withdrawn (trap 28)', () => {
    expect(event({ invalidated_at: '2026-02-01T10:00:00Z' }).invalidated).toBe(true);
    expect(event({ invalidated_at: null }).invalidated).toBe(false);
  });

  it('keeps its source, whatever it is, or none (trap 25)', () => {
    expect(event({ data_source: 'rail' }).dataSource).toBe('rail');
    expect(event({}).dataSource).toBeNull();
  });

  it('survives without time, place, relationships and name (traps 23, 61)', () => {
    expect(event({ event: null, timestamp: null, timezone: null, location_locode: null })).toMatchObject({
      when: null,
      place: null,
      facility: null,
      vessel: null,
      locode: null,
    });
  });

  it('shows UTC with a note for an unknown zone (trap 20)', () => {
    const { when } = event({ timestamp: '2026-02-01T10:00:00Z', timezone: 'Mars/Olympus' });
    expect(when).toMatchObject({ kind: 'zoned', zone: 'UTC' });
    expect(when?.kind === 'zoned' && when.unknownZone).toBe('Mars/Olympus');
  });

  it('keeps ids of places apart that share a city (trap 33)', () => {
    const at = (id: string, code: string) =>
      event({ location_locode: code }, { location: { data: { type: 'port', id } } });
    expect(at('a', 'CNSHG').place?.id).not.toBe(at('b', 'CNSHA').place?.id);
  });

  it('takes a vessel without an IMO number (trap 34)', () => {
    const { vessel } = event({}, { vessel: { data: { type: 'vessel', id: 'v' } } }, [
      { type: 'vessel', id: 'v', attributes: { name: 'MSC OSCAR', imo: null, nautical_speed_knots: 100 } },
    ]);
    expect(vessel).toEqual({ id: 'v', name: 'MSC OSCAR', imo: null });
  });
});

describe('a raw event of the wire', () => {
  it('speaks the words of the history', () => {
    expect(
      rawEvent({
        event: 'arrived_at_destination',
        estimated: true,
        timestamp: '2026-09-01T12:00:00Z',
        estimated_at: '2026-09-01T12:00:00Z',
        timezone: 'America/Chicago',
        location_name: 'Chicago',
        location_locode: 'USCHI',
        vessel_name: 'EVER ACE',
        vessel_imo: '9893890',
        voyage_number: '',
      }),
    ).toMatchObject({
      name: 'arrived_at_inland_destination',
      estimated: true,
      when: { kind: 'zoned', zone: 'America/Chicago' },
      place: { id: null, name: 'Chicago', locode: 'USCHI' },
      vessel: { id: null, name: 'EVER ACE', imo: '9893890' },
      voyageNumber: null,
    });
  });

  it('has the words of the event for a vessel whose record did not come along', () => {
    const wire = readRecord(rawEventSchema, {
      type: 'raw_event',
      id: 'e',
      attributes: { event: 'vessel_arrived', vessel_name: 'EVER ACE', vessel_imo: '9893890' },
      relationships: { vessel: { data: { type: 'vessel', id: 'v' } } },
    });
    const read = wire && toRawTransportEvent(wire, createRelated({}));
    expect(read?.vessel).toEqual({ id: 'v', name: 'EVER ACE', imo: '9893890' });
  });

  it('is a day where only the day is reported', () => {
    const { when } = rawEvent({
      event: 'full_in',
      estimated: false,
      actual_on: '2026-08-03',
      timestamp: '2026-08-03T00:00:00Z',
      timezone: null,
    });
    expect(when).toEqual({ kind: 'day', day: '2026-08-03' });
  });

  it('is a day where the day alone is reported beside the midnight of its place', () => {
    const { when } = rawEvent({
      event: 'full_in',
      estimated: false,
      actual_on: '2026-08-03',
      actual_at: null,
      timestamp: '2026-08-02T18:30:00Z',
      timezone: 'Asia/Kolkata',
    });
    expect(when).toEqual({ kind: 'day', day: '2026-08-03' });
  });

  it('keeps midnight as a time where the zone is reported', () => {
    const { when } = rawEvent({
      event: 'full_in',
      actual_on: '2026-08-03',
      timestamp: '2026-08-03T00:00:00Z',
      timezone: 'Asia/Kolkata',
    });
    expect(when?.kind).toBe('zoned');
  });

  it('survives without a name', () => {
    expect(rawEvent({ event: null }).name).toBe('unknown');
    expect(rawEvent({ event: null, original_event: 'Gate out' }).name).toBe('Gate out');
    expect(rawEvent({ event: null, original_event: 'Vessel Berthed' }).name).toBe('vessel_berthed');
  });
});
