import { describe, expect, it } from 'vitest';
import { readRecord } from '#/data/http/jsonapi.ts';
import type { Moment } from '#/time/moment.ts';
import { createRelated } from './related.schema.ts';
import { containerSchema, toContainer } from './schema.ts';

const los = 'America/Los_Angeles';
const chicago = 'America/Chicago';

function read(attributes: Record<string, unknown>, relationships: unknown = {}) {
  const wire = readRecord(containerSchema, { type: 'container', id: 'c', attributes, relationships });
  if (!wire) throw new Error('not read');
  return toContainer(wire, createRelated({}), { polZone: 'Asia/Shanghai', createdAt: null });
}

const zoneOf = (moment: Moment | null) => (moment?.kind === 'zoned' ? moment.zone : (moment?.kind ?? null));

describe('a container of the wire', () => {
  it('has what a hold means where that is text', () => {
    const holds = [
      { name: 'TMF', status: 'hold', detail: 'Not paid.' },
      { name: 'USDA', detail: 7 },
      { detail: '' },
    ];
    expect(read({ holds_at_pod_terminal: holds }).holds?.map(({ detail }) => detail)).toEqual([
      'Not paid.',
      undefined,
      undefined,
    ]);
  });

  it('has the times of its origin in the zone of the port of loading', () => {
    const { emptyOut, fullIn, vesselLoaded, vesselDeparted } = read({
      empty_out_at: '2026-07-01T02:00:00Z',
      pol_full_in_at: '2026-07-03T02:00:00Z',
      pol_vessel_loaded_at: ['nonsense'],
      pol_vessel_departed_at: '2026-07-05T02:00:00Z',
    });
    expect([emptyOut, fullIn, vesselLoaded, vesselDeparted].map(zoneOf)).toEqual([
      'Asia/Shanghai',
      'Asia/Shanghai',
      null,
      'Asia/Shanghai',
    ]);
  });

  it('survives with nothing but an id', () => {
    const container = read({});
    expect(container).toMatchObject({
      number: '',
      refNumbers: [],
      currentStatus: null,
      holds: null,
      podTerminal: null,
    });
    expect(read({}, { shipment: {}, pod_terminal: { data: null }, pickup_facility: null })).toEqual(
      container,
    );
  });

  it('keeps unknown words (traps 1, 35, 36)', () => {
    const container = read({
      current_status: 'teleported',
      equipment_type: 'hard top',
      equipment_length: 50,
      pod_rail_carrier_scac: 'UP',
    });
    expect(container).toMatchObject({
      currentStatus: 'teleported',
      equipmentType: 'hard top',
      equipmentLength: 50,
      podRailCarrier: 'UP',
    });
  });

  it('says when the terminal and the railroad were last asked', () => {
    expect(
      read({
        terminal_checked_at: '2026-08-12T13:00:00Z',
        rail_last_tracking_request_at: '2026-08-12T09:00:00Z',
      }),
    ).toMatchObject({
      terminalCheckedAt: Date.parse('2026-08-12T13:00:00Z'),
      railCheckedAt: Date.parse('2026-08-12T09:00:00Z'),
    });
  });

  it('knows no weight where the wire says 0 (trap 35)', () => {
    expect(read({ weight_in_lbs: 0 }).weightInPounds).toBeNull();
    expect(read({ weight_in_lbs: 53_000 }).weightInPounds).toBe(53_000);
  });

  it('takes null, an empty list and a list of null for no references (trap 38)', () => {
    for (const refs of [null, [], [null], [''], undefined]) {
      expect(read({ ref_numbers: refs }).refNumbers).toEqual([]);
    }
    expect(read({ ref_numbers: [null, 'PO-1'] }).refNumbers).toEqual(['PO-1']);
  });

  it('tells holds and fees that are not reported from none (trap 9)', () => {
    expect(read({ holds_at_pod_terminal: null, fees_at_pod_terminal: null })).toMatchObject({
      holds: null,
      fees: null,
    });
    expect(read({ holds_at_pod_terminal: [], fees_at_pod_terminal: [] })).toMatchObject({
      holds: [],
      fees: [],
    });
  });

  it('reads the line breaks of a terminal as line breaks, and any other markup as text (trap 37)', () => {
    const container = read({
      location_at_pod_terminal: 'In Yard<br>(Decked)',
      holds_at_pod_terminal: [{ name: 'other', status: 'hold', description: 'EXAM <b> <BR /> pier 9' }],
    });
    expect(container.locationAtPodTerminal).toBe('In Yard\n(Decked)');
    expect(container.holds?.[0]?.description).toBe('EXAM <b>\npier 9');
  });

  it('lists every hold, also of the same name and without a description (trap 7)', () => {
    const holds = [
      { name: 'other', status: 'hold', description: '' },
      { name: 'other', status: 'hold', description: null },
      { name: 'Usda', status: 'pending', description: 'EXAM <b>' },
    ];
    expect(read({ holds_at_pod_terminal: holds }).holds).toEqual([
      { name: 'other', status: 'hold', description: null },
      { name: 'other', status: 'hold', description: null },
      { name: 'Usda', status: 'pending', description: 'EXAM <b>' },
    ]);
  });

  it('loses no hold to one that is not written as announced, nor takes it for none', () => {
    const holds = [{ name: 'customs', status: 'hold', description: 17 }, 'freight', null, { name: 4 }];
    expect(read({ holds_at_pod_terminal: holds }).holds).toEqual([
      { name: 'customs', status: 'hold', description: null },
      { name: 'other', status: null, description: null },
      { name: 'other', status: null, description: null },
    ]);
    expect(
      read({ fees_at_pod_terminal: ['?', { type: 7, amount: '12.5', currency_code: 'USD' }] }).fees,
    ).toEqual([{ type: 'other', amount: 12.5, currencyCode: 'USD' }]);
  });

  it('keeps a fee of 0 and invents no currency (trap 9)', () => {
    expect(read({ fees_at_pod_terminal: [{ type: 'demurrage', amount: 0 }] }).fees).toEqual([
      { type: 'demurrage', amount: 0, currencyCode: null },
    ]);
  });
});

describe('the extras of live services (docs/interface.md 3.12)', () => {
  it('read the carrier LFD in either place, releases, and the calculated day with its basis', () => {
    const at = '2026-10-01T07:00:00Z';
    const container = read({
      pod_timezone: los,
      ssl_lfd: at,
      release_statuses: [{ name: 'customs', status: 'released' }, { name: 'freight' }, null, 'x'],
      import_deadlines: { pickup_lfd_calculated: at, pickup_lfd_calculated_basis: ' 4 free days ' },
    });
    expect(zoneOf(container.deadlines.line)).toBe(los);
    expect(container.releases).toEqual([{ name: 'customs', status: 'released' }]);
    expect(container.calculatedFreeDay?.basis).toBe('4 free days');
    expect(zoneOf(container.calculatedFreeDay?.deadline ?? null)).toBe(los);
  });

  it('cost only themselves where they are malformed', () => {
    const container = read({
      number: 'MSCU1234566',
      ssl_lfd: 7,
      release_statuses: { customs: 'released' },
      import_deadlines: { pickup_lfd_calculated: {}, pickup_lfd_calculated_basis: 5 },
    });
    expect(container).toMatchObject({ number: 'MSCU1234566', releases: null, calculatedFreeDay: null });
    expect(container.deadlines.line).toBeNull();
  });
});

describe('the zones of a container (docs/interface.md 6.1)', () => {
  const at = '2026-02-26T05:00:00Z';

  it('pairs every time with the zone of its place', () => {
    const container = read({
      pod_timezone: los,
      final_destination_timezone: chicago,
      empty_terminated_timezone: 'America/Denver',
      pickup_appointment_at: at,
      pod_arrived_at: at,
      pod_discharged_at: at,
      pod_full_out_at: at,
      pod_rail_loaded_at: at,
      pod_rail_departed_at: at,
      ind_eta_at: at,
      ind_ata_at: at,
      ind_rail_unloaded_at: at,
      final_destination_full_out_at: at,
      empty_terminated_at: at,
    });
    const { pickupAppointment, podArrived, podDischarged, podFullOut, podRailLoaded, podRailDeparted } =
      container;
    for (const moment of [
      pickupAppointment,
      podArrived,
      podDischarged,
      podFullOut,
      podRailLoaded,
      podRailDeparted,
    ]) {
      expect(zoneOf(moment)).toBe(los);
    }
    const { inlandEta, inlandAta, inlandRailUnloaded, finalDestinationFullOut } = container;
    for (const moment of [inlandEta, inlandAta, inlandRailUnloaded, finalDestinationFullOut]) {
      expect(zoneOf(moment)).toBe(chicago);
    }
    expect(zoneOf(container.emptyTerminated)).toBe('America/Denver');
  });

  it('keeps clock digits where no zone is reported (trap 20)', () => {
    expect(zoneOf(read({ pod_arrived_at: at }).podArrived)).toBe('wallClock');
  });

  it('reads offsets, seconds and fractions as the same instant (trap 21)', () => {
    const spellings = ['2026-02-26T05:00:00Z', '2026-02-25T22:00:00-07:00', '2026-02-26T05:00:00.000Z'];
    const moments = spellings.map((text) => read({ pod_timezone: los, pod_arrived_at: text }).podArrived);
    expect(new Set(moments.map((moment) => JSON.stringify(moment))).size).toBe(1);
  });

  it('reads the last free day in the zone of the source it repeats (trap 14)', () => {
    const zones = { pod_timezone: los, final_destination_timezone: chicago };
    const terminal = read({ ...zones, pickup_lfd: at, import_deadlines: { pickup_lfd_terminal: at } });
    expect(zoneOf(terminal.lastFreeDay)).toBe(los);

    const rail = read({ ...zones, pickup_lfd: at, import_deadlines: { pickup_lfd_rail: at } });
    expect(zoneOf(rail.lastFreeDay)).toBe(chicago);
    expect(zoneOf(rail.deadlines.rail)).toBe(chicago);

    const line = { pickup_lfd: at, import_deadlines: { pickup_lfd_line: at } };
    expect(zoneOf(read({ ...zones, ...line, ind_eta_at: at }).lastFreeDay)).toBe(chicago);
    expect(zoneOf(read({ ...zones, ...line }).lastFreeDay)).toBe(los);
    expect(
      zoneOf(read({ ...line, pod_timezone: los, final_destination_timezone: 'Asia/Shanghai' }).lastFreeDay),
    ).toBe(los);
  });

  it('leaves a last free day that is only a date on its day (trap 12)', () => {
    const container = read({ pod_timezone: los, pickup_lfd: '2027-01-10' });
    expect(container.lastFreeDay).toEqual({ kind: 'day', day: '2027-01-10' });
  });

  it('takes the deprecated rail day where the new one is missing (docs/interface.md 1.8)', () => {
    const container = read({ final_destination_timezone: chicago, ind_facility_lfd_on: at });
    expect(zoneOf(container.deadlines.rail)).toBe(chicago);
  });
});

it('a container that does not say whether availability is reported leaves that unknown', () => {
  expect(read({}).availabilityKnown).toBeNull();
  expect(read({ availability_known: null }).availabilityKnown).toBeNull();
  expect(read({ availability_known: false }).availabilityKnown).toBe(false);
});

it('an amount beyond any real one is none, so that its sums stay numbers', () => {
  const fees = [1e308, '1e400', '12.50'].map((amount) => ({ type: 'exam', amount, currency_code: 'USD' }));
  expect(read({ fees_at_pod_terminal: fees }).fees?.map(({ amount }) => amount)).toEqual([12.5]);
});
