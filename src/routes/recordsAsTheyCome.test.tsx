import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { asRecorded, type Recorded } from '#/test/recordedApi.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { instant } from '#/time/instant.ts';

const world = { shipments: 12, now: instant(Date.parse('2026-06-16T15:07:00Z')) };

/** Out of the port by rail: no date of a railroad, and the gate-out at the port. */
const byRail: Recorded = {
  shipment: {
    port_of_discharge_name: 'Long Beach',
    port_of_discharge_locode: 'USLGB',
    pod_timezone: 'America/Los_Angeles',
    pod_ata_at: '2026-06-10T13:00:00Z',
    destination_name: 'Elwood',
    destination_locode: 'USEWO',
    destination_timezone: 'America/Chicago',
    destination_eta_at: '2026-06-20T12:00:00Z',
    line_tracking_last_succeeded_at: '2026-06-16T12:00:00Z',
  },
  container: {
    number: 'TCNU4455660',
    current_status: 'picked_up',
    pod_timezone: 'America/Los_Angeles',
    pod_full_out_at: '2026-06-14T20:41:00Z',
    pickup_lfd: '2026-06-15T19:00:00Z',
    import_deadlines: { pickup_lfd_line: '2026-06-15T19:00:00Z' },
    terminal_checked_at: '2026-06-16T12:00:00Z',
  },
  events: [
    {
      event: 'container.transport.rail_loaded',
      timestamp: '2026-06-14T20:00:00Z',
      timezone: 'America/Los_Angeles',
    },
    {
      event: 'container.transport.full_out',
      timestamp: '2026-06-14T20:41:00Z',
      timezone: 'America/Los_Angeles',
    },
  ],
};

/** Unloaded and picked up inland, while the carrier's estimate of the arrival there was never replaced. */
const stale: Recorded = {
  shipment: {
    ...byRail.shipment,
    destination_eta_at: '2026-06-13T12:00:00Z',
  },
  container: {
    number: 'TCNU4455660',
    current_status: 'picked_up',
    pod_timezone: 'America/Los_Angeles',
    final_destination_timezone: 'America/Chicago',
    pod_discharged_at: '2026-06-10T20:00:00Z',
    ind_rail_unloaded_at: '2026-06-14T15:00:00Z',
    final_destination_full_out_at: '2026-06-15T18:00:00Z',
  },
  events: [],
};

/** The railroad and the carrier tell two arrivals at one destination, and the box still stands at the ramp there. */
const twice: Recorded = {
  shipment: {
    ...byRail.shipment,
    port_of_discharge_name: 'Montreal',
    destination_name: 'Toronto',
    destination_timezone: 'America/Toronto',
    destination_ata_at: '2026-06-14T04:00:00Z',
  },
  container: {
    number: 'TCNU4455660',
    current_status: 'available',
    final_destination_timezone: 'America/Toronto',
    pod_discharged_at: '2026-06-10T20:00:00Z',
    ind_ata_at: '2026-06-13T15:30:00Z',
  },
  events: [],
};

let ids = { shipment: '', container: '' };
beforeAll(async () => {
  const { api } = createSandboxApi(world);
  for await (const { shipments } of shipmentPages(api, { priority: 'user' })) {
    const found = shipments.find(({ containers }) => containers.length > 0);
    if (found) ids = { shipment: found.id, container: found.containers[0]?.id ?? '' };
  }
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: world.now }));

const open = (address: string, recorded: Recorded) =>
  renderRoute(address, { ...world, rewrite: asRecorded(ids, recorded) });

async function openShipment(recorded: Recorded) {
  open(`/shipments/${ids.shipment}`, recorded);
  const journey = await screen.findByRole('region', { name: 'Journey of TCNU4455660' });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return {
    journey,
    verdict: screen.getByRole('region', { name: 'Status of TCNU4455660' }),
    events: screen.getByRole('region', { name: 'Events of TCNU4455660' }),
  };
}

describe('a container that left the port by rail, of which no date of a railroad is reported', () => {
  it('is by rail to its destination and not picked up, once its events are read', async () => {
    const { journey, verdict, events } = await openShipment(byRail);
    await within(verdict).findByText('On rail to Elwood', { selector: 'p' });
    expect(journey.textContent).toMatch(/Long Beach: gate-out full at port/);
    expect(journey.textContent).toMatch(/on rail so far/);
    expect(journey.textContent).not.toMatch(/gate-out full(?! at)|picked up/);
    expect(events.textContent).not.toMatch(/Gate-out full(?! at)/);
    expect(within(verdict).queryByText('Picked up')).toBeNull();
    expect(within(verdict).getByText('Left the port')).toBeDefined();
  });

  it('shows the gate-out under the port that it left, in the time of that port', async () => {
    const { events } = await openShipment(byRail);
    const out = (await within(events).findByText('Gate-out full at port')).closest('li');
    expect(out?.textContent).toContain('13:41');
    expect(out?.textContent).toContain('PDT');
  });

  it('is listed as on its way inland', async () => {
    open('/shipments?by=container&q=TCNU4455660&columns=number,status', byRail);
    const row = (await screen.findByText('Left the port')).closest<HTMLElement>('[role=row]');
    expect(row?.textContent).not.toContain('Picked up');
  });

  it('stands among the exceptions while its last free day runs out', async () => {
    open('/exceptions', byRail);
    await screen.findByText(/costliest first/);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    const own = rows.filter((text) => text?.includes('TCNU4455660'));
    expect(own.join()).toContain('LFD missed (carrier)');
  });
});

describe('an arrival inland whose estimate is older than the pickup there', () => {
  it('is no ETA in the strip, as in the journey', async () => {
    const { verdict, journey } = await openShipment(stale);
    expect(verdict.textContent).not.toMatch(/overdue|ETA Elwood/i);
    expect(journey.textContent).toMatch(/Elwood: picked up Mon 15 Jun/);
    expect(journey.textContent).not.toMatch(/arrived (Sat )?13 Jun/);
  });

  it('is no exception', async () => {
    open('/exceptions', stale);
    expect(await screen.findByText(/costliest first|No exceptions/)).toBeDefined();
    expect(document.body.textContent).not.toContain('Inland arrival overdue');
  });
});

describe('a container that the railroad saw arrive before the carrier did', () => {
  it('has one arrival at its destination on the page, that of the railroad', async () => {
    const { verdict } = await openShipment(twice);
    expect(verdict.textContent).toContain('Arrived TorontoSat 13 Jun 11:30');
    expect(verdict.textContent).not.toContain('14 Jun');
  });

  it('has one expected arrival there, though an event of the carrier has another', async () => {
    const expected: Recorded = {
      shipment: { ...twice.shipment, destination_ata_at: null },
      container: {
        ...twice.container,
        current_status: 'on_rail',
        ind_ata_at: null,
        ind_eta_at: '2026-06-20T15:30:00Z',
      },
      events: [
        {
          event: 'container.transport.estimated.arrived_at_inland_destination',
          timestamp: '2026-06-20T18:00:00Z',
          timezone: 'America/Toronto',
          created_at: '2026-06-16T10:00:00Z',
        },
      ],
    };
    const { verdict, journey } = await openShipment(expected);
    expect(verdict.textContent).toContain('ETA TorontoSat 20 Jun 11:30');
    await waitFor(() => expect(journey.textContent).toMatch(/Toronto: ETA Sat 20 Jun 11:30/));
    expect(journey.textContent).not.toContain('14:00');
  });

  it('says where it is now and where it was discharged', async () => {
    const { verdict } = await openShipment(twice);
    expect(within(verdict).getByText('Toronto')).toBeDefined();
    const route = screen.getByRole('region', { name: 'Route' });
    expect(within(route).getByText('Port of discharge').parentElement?.textContent).toContain('Montreal');
  });
});

describe('a container that left the port under a hold and came inland', () => {
  const held: Recorded = {
    shipment: { ...byRail.shipment, destination_ata_at: '2026-06-10T12:00:00Z', destination_eta_at: null },
    container: {
      ...byRail.container,
      current_status: 'available',
      pod_full_out_at: '2026-06-04T20:41:00Z',
      terminal_checked_at: '2026-06-04T12:00:00Z',
      availability_known: true,
      available_for_pickup: true,
      holds_at_pod_terminal: [{ name: 'customs', status: 'hold', description: 'CBP 1A' }],
      fees_at_pod_terminal: [{ type: 'demurrage', amount: 535, currency_code: 'USD' }],
    },
    events: [],
  };

  it('is not held inland, and shows the hold and the fee as those of the port', async () => {
    const { verdict } = await openShipment(held);
    expect(verdict.textContent).toContain('Elwood');
    expect(verdict.textContent).not.toMatch(/Customs|535|last checked/);
    const label = screen.getByText('Holds at Long Beach, before it left');
    expect(label.parentElement?.textContent).toContain('CBP 1A');
    expect(screen.getByText('Fees at Long Beach, before it left').parentElement?.textContent).toContain(
      '535 USD',
    );
  });

  it('has no exception about the hold', async () => {
    open('/exceptions', held);
    expect(await screen.findByText(/costliest first|No exceptions/)).toBeDefined();
    expect(document.body.textContent).not.toContain('Customs hold');
  });
});
