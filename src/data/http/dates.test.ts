import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRelated } from '#/data/containers/related.schema.ts';
import { containerSchema, type ContainerWire, toContainer } from '#/data/containers/schema.ts';
import { toRawTransportEvent, toTransportEvent } from '#/data/events/schema.ts';
import { toContainerRoute } from '#/data/routes/schema.ts';
import { shipmentSchema, type ShipmentWire, toShipment } from '#/data/shipments/schema.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { buildLedger } from '#/domain/provenance/provenance.ts';
import { quoted } from '#/language/quoted.ts';
import { runs } from '#/test/runs.ts';
import { parseInstant } from '#/time/instant.ts';
import { describeFact, statementNote } from '#/wording/provenance.ts';
import { readRecord } from './jsonapi.ts';

const related = createRelated({});
const created = '2026-07-01T00:00:00Z';
const los = 'America/Los_Angeles';

function shipmentOf(attributes: Partial<ShipmentWire['attributes']>) {
  const wire = readRecord(shipmentSchema, {
    type: 'shipment',
    id: 's',
    attributes: { created_at: created, pol_timezone: 'Asia/Shanghai', pod_timezone: los, ...attributes },
  });
  if (!wire) throw new Error('not read');
  return toShipment(wire, related);
}
function containerOf(attributes: Partial<ContainerWire['attributes']>) {
  const wire = readRecord(containerSchema, {
    type: 'container',
    id: 'c',
    attributes: { created_at: created, pod_timezone: los, ...attributes },
  });
  if (!wire) throw new Error('not read');
  return toContainer(wire, related, { polZone: null, createdAt: created });
}
const withoutNotes = <T extends object>(record: T) => ({ ...record, unusedDates: undefined });

/** What sources write for "no date". */
const fillers = [
  '0001-01-01T00:00:00Z',
  '1899-12-30T00:00:00Z',
  '1900-01-01',
  '1900-01-01T08:00:00Z',
  '1970-01-01T00:00:00Z',
  '1980-01-01T00:00:00Z',
  '2000-01-01T00:00:00Z',
  '2001-01-01T00:00:00Z',
  '2099-12-31T23:59:59Z',
  '9999-12-31T23:59:59Z',
];
const dated = (names: string) => names.split(' ');
const ofShipment = dated(
  `pol_etd_at pol_atd_at pol_original_etd_at pod_eta_at pod_original_eta_at pod_ata_at destination_eta_at
destination_original_eta_at destination_ata_at line_tracking_last_attempted_at line_tracking_last_succeeded_at
line_tracking_stopped_at`.replaceAll('\n', ' '),
);
const ofContainer = dated(
  `pickup_lfd pickup_appointment_at empty_out_at pol_full_in_at pol_vessel_loaded_at pol_vessel_departed_at pod_arrived_at
pod_discharged_at pod_full_out_at terminal_checked_at final_destination_full_out_at empty_terminated_at delivered_at ssl_lfd
rail_last_tracking_request_at pod_rail_loaded_at pod_rail_departed_at ind_eta_at ind_ata_at ind_rail_unloaded_at
ind_facility_lfd_on`.replaceAll('\n', ' '),
);

describe('a date far from the life of its record (trap 75)', () => {
  it.each(ofShipment)('%s of a shipment is as if it were not there', (name) => {
    for (const text of fillers)
      expect(withoutNotes(shipmentOf({ [name]: text }))).toEqual(withoutNotes(shipmentOf({})));
  });

  it.each(ofContainer)('%s of a container is as if it were not there', (name) => {
    for (const text of fillers)
      expect(withoutNotes(containerOf({ [name]: text }))).toEqual(withoutNotes(containerOf({})));
  });

  it('of an event and of a route is as if it were not there', () => {
    const event = { event: 'container.transport.vessel_arrived', created_at: created, timezone: los };
    const raw = { event: 'vessel_arrived', created_at: created, timezone: los };
    const route = (eta: string) =>
      toContainerRoute({
        features: [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [1, 1] },
            properties: {
              feature_type: 'port',
              time_zone: los,
              inbound_eta_at: eta,
              outbound_atd_at: created,
              outbound_etd_at: created,
            },
          },
        ],
      });
    for (const text of fillers) {
      const wire = { type: 'transport_event', id: 'e', attributes: { ...event, timestamp: text } } as const;
      expect(toTransportEvent(wire, related)).toMatchObject({ when: null, unusedDate: { text } });
      const rawWire = { type: 'raw_event', id: 'e', attributes: { ...raw, timestamp: text } } as const;
      expect(toRawTransportEvent(rawWire, related)).toMatchObject({ when: null, unusedDate: { text } });
      expect(route(text).stops[0]?.arrival.expected).toBeNull();
    }
  });

  it('beside a real last free day never wins', () => {
    const container = containerOf({
      pickup_lfd: '1900-01-01T08:00:00Z',
      import_deadlines: {
        pickup_lfd_line: '1900-01-01T08:00:00Z',
        pickup_lfd_terminal: '2026-08-10T07:00:00Z',
      },
    });
    const now = parseInstant('2026-08-08T18:00:00Z');
    expect(now && freeDays(container, null, now).earliest).toMatchObject({
      source: 'terminal',
      day: '2026-08-10',
    });
  });

  it('is shown as it came in the date sources, and why it does not count', () => {
    const container = containerOf({ pod_arrived_at: '1970-01-01T00:00:00Z' });
    const [fact] = buildLedger({ shipment: shipmentOf({}), container, events: [], rawEvents: [] });
    const [statement] = fact?.statements ?? [];
    expect(fact && describeFact(fact)).toBe('Vessel arrived');
    expect(statement && [quoted(statement.text ?? ''), statementNote(statement)]).toEqual([
      '“1970-01-01T00:00:00Z”',
      'far from this journey, so not reported',
    ]);
  });

  it('is measured from two years before the record was created to three years after', () => {
    const eta = (pod_eta_at: string) => shipmentOf({ pod_eta_at }).podEta !== null;
    expect(['2024-06-30T00:00:00Z', '2024-07-02T00:00:00Z'].map(eta)).toEqual([false, true]);
    expect(['2029-06-29T00:00:00Z', '2029-07-02T00:00:00Z'].map(eta)).toEqual([true, false]);
  });

  it('is measured from the other dates where nothing says when the record was created', () => {
    for (const created_at of [null, '1970-01-01T00:00:00Z', '2099-12-31T00:00:00Z']) {
      const read = shipmentOf({
        created_at,
        pol_atd_at: '2022-01-01T00:00:00Z',
        pod_eta_at: '2022-02-01T00:00:00Z',
        pod_ata_at: '2031-01-01T00:00:00Z',
      });
      expect([read.polAtd, read.podEta, read.podAta].map((one) => one !== null)).toEqual([true, true, false]);
    }
  });

  it('equals its absence for any record', () => {
    const moment = fc
      .integer({ min: -60, max: 60 })
      .map((days) => new Date(Date.parse(created) + days * 86_400_000).toISOString());
    const record = (names: readonly string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, fc.option(moment)])));
    const years = fc.oneof(fc.integer({ min: 1, max: 2023 }), fc.integer({ min: 2030, max: 9999 }));
    const far = years.map((year) => `${String(year).padStart(4, '0')}-03-04T05:06:07Z`);
    fc.assert(
      fc.property(
        record(ofShipment),
        record(ofContainer),
        fc.nat(ofShipment.length + ofContainer.length - 1),
        far,
        (shipment, container, index, text) => {
          const names = [...ofShipment, ...ofContainer];
          const put = (value: string | null) =>
            index < ofShipment.length
              ? withoutNotes(shipmentOf({ ...shipment, [names[index] ?? '']: value }))
              : withoutNotes(containerOf({ ...container, [names[index] ?? '']: value }));
          expect(put(text)).toEqual(put(null));
        },
      ),
      { numRuns: runs(2_000) },
    );
  });
});

describe('what is no date', () => {
  it('is said as it came: a last free day in words', () => {
    const text = 'Dec 1, 2026.';
    const container = containerOf({ pickup_lfd: text, import_deadlines: { pickup_lfd_terminal: text } });
    const now = parseInstant('2026-08-08T18:00:00Z');
    expect(now && freeDays(container, null, now).reason).toEqual({ code: 'unreadable', text });
    const facts = buildLedger({ shipment: shipmentOf({}), container, events: [], rawEvents: [] });
    expect(
      facts.flatMap(({ statements }) => statements.map((one) => [one.text, statementNote(one)])),
    ).toEqual([[text, 'not a date, so not reported']]);
  });
});

describe('a last free day that was written as midnight UTC', () => {
  it('counts as the day before in America, and says that it may mean the day after', () => {
    const container = containerOf({
      final_destination_timezone: 'America/Chicago',
      import_deadlines: { pickup_lfd_rail: '2026-08-12T00:00:00Z' },
    });
    const now = parseInstant('2026-08-08T18:00:00Z');
    expect(now && freeDays(container, null, now).earliest).toMatchObject({
      day: '2026-08-11',
      mayBeDayAfter: true,
    });
    const [fact] = buildLedger({ shipment: shipmentOf({}), container, events: [], rawEvents: [] });
    expect(fact?.statements.map(statementNote)).toEqual(['reported as midnight UTC, may mean the day after']);
  });

  it('of a zone where midnight UTC is that day says nothing', () => {
    const container = containerOf({
      pod_timezone: 'Asia/Shanghai',
      import_deadlines: { pickup_lfd_terminal: '2026-08-12T00:00:00Z' },
    });
    const now = parseInstant('2026-08-08T18:00:00Z');
    expect(now && freeDays(container, null, now).earliest).toMatchObject({
      day: '2026-08-12',
      mayBeDayAfter: false,
    });
  });
});

it('a zone with a blank behind it is that zone', () => {
  expect(shipmentOf({ pod_eta_at: '2026-08-12T14:30:00Z', pod_timezone: `${los} ` }).podEta).toMatchObject({
    zone: los,
    unknownZone: null,
  });
});
