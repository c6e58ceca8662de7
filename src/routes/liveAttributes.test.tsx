import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { asRecorded, type Recorded } from '#/test/recordedApi.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { instant } from '#/time/instant.ts';

const world = { shipments: 12, now: instant(Date.parse('2026-06-16T15:07:00Z')) };
const number = 'TCNU4455660';

/** Discharged at Long Beach and not released, with every attribute that only live services have (docs/interface.md 3.12). */
const live: Recorded = {
  shipment: {
    bill_of_lading_number: 'ONEYSHAA1234',
    normalized_number: 'ONEYSHAA1234',
    shipping_line_scac: 'ONEY',
    shipping_line_name: 'Ocean Network Express',
    shipping_line_short_name: 'ONE',
    port_of_lading_name: 'Shanghai',
    pol_timezone: 'Asia/Shanghai',
    pol_original_etd_at: '2026-05-20T04:00:00Z',
    pol_atd_at: '2026-05-22T04:00:00Z',
    port_of_discharge_name: 'Long Beach',
    pod_timezone: 'America/Los_Angeles',
    pod_ata_at: '2026-06-10T13:00:00Z',
    destination_name: 'Elwood',
    destination_timezone: 'America/Chicago',
    destination_eta_at: '2026-06-25T12:00:00Z',
    line_tracking_last_succeeded_at: '2026-06-16T12:00:00Z',
  },
  container: {
    number,
    current_status: 'not_available',
    pod_timezone: 'America/Los_Angeles',
    availability_known: true,
    available_for_pickup: false,
    empty_out_at: '2026-05-15T02:00:00Z',
    pol_full_in_at: '2026-05-18T02:00:00Z',
    pol_vessel_loaded_at: '2026-05-21T02:00:00Z',
    pod_arrived_at: '2026-06-10T13:00:00Z',
    pod_discharged_at: '2026-06-11T20:00:00Z',
    terminal_checked_at: '2026-06-16T12:00:00Z',
    holds_at_pod_terminal: [],
    release_statuses: [
      { name: 'customs', status: 'hold' },
      { name: 'freight', status: 'released' },
    ],
    seal_number: null,
    weight_in_lbs: null,
    inland_destination_eta_source_summary: 't49_prediction_engine',
  },
  events: [
    {
      event: 'container.transport.full_in',
      timestamp: '2026-05-18T03:00:00Z',
      timezone: 'Asia/Shanghai',
      data_source: 'shipping_line',
    },
    {
      event: 'container.transport.vessel_discharged',
      timestamp: '2026-06-12T20:00:00Z',
      timezone: 'America/Los_Angeles',
      data_source: 'terminal',
      invalidated_at: '2026-06-13T00:00:00Z',
    },
  ],
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

/** The carrier says of this one that it gives no seal, and where to ask. */
const ofCarrier = (answer: string, path: string) =>
  path.startsWith('/shipping_lines')
    ? answer
        .replaceAll('"seal_number":true', '"seal_number":false')
        .replaceAll('"weight_in_lbs":true', '"weight_in_lbs":false')
    : answer;

function open(address: string, recorded: Recorded = live) {
  const rewrite = asRecorded(ids, recorded);
  return renderRoute(address, {
    ...world,
    rewrite: (answer, path) => ofCarrier(rewrite(answer, path), path),
  });
}

async function openPage(recorded: Recorded = live) {
  open(`/shipments/${ids.shipment}`, recorded);
  const facts = await screen.findByRole('region', { name: 'Facts' });
  const events = await screen.findByRole('region', { name: `Events of ${number}` });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]:not(.leaflet-layer)')).toBeNull());
  return { facts, events, verdict: screen.getByRole('region', { name: `Status of ${number}` }) };
}
const factOf = (facts: HTMLElement, name: string) =>
  within(facts).getByText(name, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

describe('what live services say of a shipment besides', () => {
  it('leads to the carrier’s own pages, for the number and for questions', async () => {
    const { facts } = await openPage();
    const page = await within(facts).findByText('Tracking page of ONE');
    expect(page.getAttribute('href')).toBe('https://ecomm.one-line.com/ecom/CUP_HOM_3301.do');
    expect(within(facts).getByText('Contact page of ONE').getAttribute('href')).toMatch(/^https:.*contacts$/);
    expect(page.getAttribute('rel')).toBe('noreferrer');
  });

  it('leads nowhere where the carrier’s address is not safe', async () => {
    const { facts } = await openPage({
      ...live,
      shipment: { ...live.shipment, shipping_line_scac: 'COSU' },
    });
    await within(facts).findAllByText(/COSCO.* does not provide/);
    expect(within(facts).queryByText(/^Tracking page of/)).toBeNull();
  });

  it('is what the carrier never provides, where it is missing', async () => {
    const { facts } = await openPage();
    expect(await within(facts).findByText('ONE does not provide weight, seal')).toBeDefined();
    expect(within(facts).queryByText(/does not provide.*last free day/)).toBeNull();
  });

  it('is the original ETD with its change', async () => {
    const { facts } = await openPage();
    expect(factOf(facts, 'Original ETD')).toMatch(/^Wed 20 May 12:00.*2 d/);
  });

  it('is who has not released the container, in the verdict and in the list', async () => {
    const { facts, verdict } = await openPage();
    expect(factOf(facts, 'Releases')).toBe('Customs on hold, Carrier released');
    expect(verdict.textContent).toContain('Not released by customs');
  });

  it('is in the list as well', async () => {
    open(`/shipments?by=container&q=${number}&columns=number,status,verdict`);
    const row = (await screen.findByText(number)).closest<HTMLElement>('[role=row]');
    await waitFor(() => expect(row?.textContent).toMatch(/Not released by customs/i));
  });

  it('is the origin by the record of the container, where no event says it', async () => {
    const { events } = await openPage();
    const rows = [...events.querySelectorAll('li:not(:has(li))')].map(({ textContent }) => textContent ?? '');
    const named = (label: string) => rows.filter((text) => text.includes(label));
    expect(named('Gate-out empty').join()).toMatch(/Fri 15 May.*10:00.*record/);
    expect(named('Gate-in full')).toHaveLength(1);
    expect(named('Gate-in full')[0]).toMatch(/11:00.*carrier/);
    expect(named('Loaded on vessel')).toHaveLength(1);
  });

  it('is a withdrawn event that counts nowhere, and stands crossed out among the date sources', async () => {
    const { events } = await openPage();
    expect(events.textContent).toMatch(/Thu 11 Jun.*Discharged/);
    expect(events.textContent).not.toContain('12 Jun');
    cleanup();
    open(`/shipments/${ids.shipment}?proof=all`);
    const withdrawn = (await screen.findAllByText(/12 Jun/)).find((one) => one.closest('.line-through'));
    expect(withdrawn).toBeDefined();
  });

  it('is who stands behind the ETA inland', async () => {
    open(`/shipments/${ids.shipment}?proof=all`);
    expect((await screen.findAllByText(/prediction of the service/i)).length).toBeGreaterThan(0);
  });
});
