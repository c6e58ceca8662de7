import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Comparison } from '#/data/changes/comparison.ts';
import { comparisonKey } from '#/data/changes/queries.ts';
import { fleetKey } from '#/data/fleet/queries.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { instant } from '#/time/instant.ts';

const world = { shipments: 30, now: instant(Date.parse('2026-08-12T15:07:00Z')) };
const lists = [
  '/shipments',
  '/shipments?by=container&sort=-arrival',
  '/shipments?group=vessel&q=e',
  '/exceptions',
  '/changes',
  '/morning',
  '/pickups',
  '/carriers',
  '/map',
];

async function shipments(): Promise<readonly Shipment[]> {
  const { api } = createSandboxApi(world);
  for await (const page of shipmentPages(api, { priority: 'user' })) return page.shipments;
  return [];
}
async function anyContainer() {
  const found = (await shipments()).find(({ containers }) => containers[0]?.podDischarged);
  if (!found) throw new Error('The simulated account has no discharged container.');
  return { shipment: found, path: `/containers/${found.containers[0]?.id}` };
}

/** The records of every list that an answer holds, changed. */
const rewriteList =
  (where: string, change: (records: unknown[]) => unknown[]) => (answer: string, path: string) => {
    if (!path.startsWith(where)) return answer;
    const document = JSON.parse(answer);
    return JSON.stringify(
      Array.isArray(document.data) ? { ...document, data: change(document.data) } : document,
    );
  };

/** The page of a shipment that is on land, with its events. */
async function openShipment() {
  const { shipment } = await anyContainer();
  const { queryClient } = renderRoute(`/shipments/${shipment.id}`, world);
  await screen.findAllByText(/Vessel arrived|Discharged/);
  return { shipment, queryClient };
}

class Broken {
  get kind(): never {
    throw new RangeError('A rule failed.');
  }
  get stoppedAt(): never {
    return this.kind;
  }
  get locode(): never {
    return this.kind;
  }
}

/** A shipment of which no rule can make anything. */
function broken(shipment: Shipment): Shipment {
  return Object.assign(
    { ...shipment },
    { portOfDischarge: new Broken(), podEta: new Broken(), podAta: new Broken() },
  );
}

describe('a record that is no record', () => {
  it.each(lists)('costs its own row, is counted, and leaves the others on %s', async (address) => {
    renderRoute(address, {
      ...world,
      rewrite: rewriteList('/shipments', ([, , ...rest]) => [
        { type: 'shipment', id: 7 },
        'nonsense',
        ...rest,
      ]),
    });
    expect((await screen.findAllByText(/2 records could not be read/)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it('costs its own event, and the timeline says so', async () => {
    const { shipment } = await anyContainer();
    const spoil = ([, ...rest]: unknown[]) => [
      { type: 'transport_event', id: null, attributes: [] },
      ...rest,
    ];
    renderRoute(`/shipments/${shipment.id}`, {
      ...world,
      rewrite: rewriteList(`/containers/${shipment.containers[0]?.id}/transport_events`, spoil),
    });
    expect(await screen.findByText('1 event could not be read')).toBeDefined();
    expect((await screen.findAllByText(/Vessel arrived|Discharged/)).length).toBeGreaterThan(0);
  });

  it('costs its own reference, where one of the containers that a shipment names is none', async () => {
    const { shipment } = await anyContainer();
    renderRoute(`/shipments/${shipment.id}`, {
      ...world,
      rewrite: (answer, path) => {
        if (!path.startsWith(`/shipments/${shipment.id}`)) return answer;
        const document = JSON.parse(answer);
        document.data.relationships.containers.data.push({ type: 'container', id: {} }, null);
        return JSON.stringify(document);
      },
    });
    expect(await screen.findByText(/2 containers of this shipment could not be read/)).toBeDefined();
    expect(screen.getAllByText(shipment.containers[0]?.number ?? '-').length).toBeGreaterThan(0);
  });

  it('is not called an empty account where no shipment can be read', async () => {
    renderRoute('/shipments', { ...world, rewrite: rewriteList('/shipments', () => [{ type: 'shipment' }]) });
    expect(await screen.findByText('No shipment could be read')).toBeDefined();
    expect(screen.queryByText('No shipments yet')).toBeNull();
  });

  it('is not called an empty account where shipments have no containers yet', async () => {
    const withoutContainers = (records: unknown[]) =>
      records.map((record) => Object.assign(Object(record), { relationships: {} }));
    renderRoute('/shipments?by=container', {
      ...world,
      rewrite: rewriteList('/shipments', withoutContainers),
    });
    expect(await screen.findByText('No containers yet')).toBeDefined();
  });

  it('is counted among the tracking requests too', async () => {
    renderRoute('/exceptions', {
      ...world,
      rewrite: rewriteList('/tracking_requests?filter%5Bstatus%5D=failed', () => [
        { type: 'tracking_request' },
      ]),
    });
    expect(await screen.findByText('1 record could not be read')).toBeDefined();
  });
});

describe('a record that a rule fails on', () => {
  beforeEach(() => {
    // React says in the console what its boundaries caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it.each(lists)('costs its own row, is counted, and leaves the others on %s', async (address) => {
    const { queryClient } = renderRoute(address, world);
    await waitFor(() => expect(queryClient.getQueryData<Fleet>(fleetKey)?.complete).toBe(true));
    // The first look, with which the next one is compared.
    await waitFor(() => expect(queryClient.getQueryData<Comparison>(comparisonKey)?.snapshot).toBeTruthy());
    act(() => {
      queryClient.setQueryData<Fleet>(
        fleetKey,
        (fleet) =>
          fleet && {
            ...fleet,
            // What is as old as the first look has nothing new.
            readAt: instant(Date.now() + 1_000),
            shipments: fleet.shipments.map((one, index) => (index === 1 ? broken(one) : one)),
          },
      );
    });
    expect((await screen.findAllByText(/could not be read/)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it('costs its own part of its own page', async () => {
    const { shipment, queryClient } = await openShipment();
    act(() => {
      queryClient.setQueryData<Shipment>(
        ['shipment', shipment.id],
        (one) => one && { ...broken(one), carrierTracking: one.carrierTracking },
      );
    });
    expect((await screen.findAllByText(/The rest of the page is not affected/)).length).toBeGreaterThan(0);
    expect(screen.getByText(shipment.billOfLading)).toBeDefined();
  });
});

describe('an error of ours is never told as one of the service', () => {
  const blamed = async () => {
    await screen.findAllByText(/Landfall itself failed here/);
    return screen.queryByText(/unexpected answer|could not be reached/);
  };
  beforeEach(() => {
    // React says in the console what its boundaries caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('while an answer is read, as in a browser that lacks what our code calls', async () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    renderRoute('/shipments', { ...world, shipments: 120 });
    expect(await blamed()).toBeNull();
  });

  it('while a page is drawn, and a rule fails that all of it rests on', async () => {
    const { shipment, queryClient } = await openShipment();
    act(() => {
      queryClient.setQueryData<Shipment>(
        ['shipment', shipment.id],
        (one) =>
          one &&
          Object.defineProperty(
            { ...one },
            'containers',
            Object.getOwnPropertyDescriptor(Broken.prototype, 'kind') ?? {},
          ),
      );
    });
    expect(await blamed()).toBeNull();
  });
});
