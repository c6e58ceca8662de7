import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fleetKey } from '#/data/fleet/queries.ts';
import { followLive } from '#/data/live/live.ts';
import type { LiveListener } from '#/data/live/liveStream.ts';
import { useLive } from '#/device/useLive.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const rows = () => [...screen.getByRole('grid').querySelectorAll<HTMLElement>('[data-line]')];
const ids = () => rows().map((row) => row.dataset['line']);

/** The list, and a stream on which the test says what has happened. */
async function open(address: string) {
  const page = renderRoute(address, { shipments: 40 });
  let listener: LiveListener | null = null;
  await screen.findByText(/^(\d+ of )?\d+( containers)?, /);
  const connect = (received: LiveListener) => {
    listener = received;
    received.onOpen();
    return () => undefined;
  };
  act(
    () => void ends.push(followLive({ client: page.queryClient, api: page.api, connect, random: () => 0 })),
  );
  const say = (change: Parameters<LiveListener['onChange']>[0]) => act(() => listener?.onChange(change));
  /** What the page has of a shipment becomes another than what the service says. */
  const change = (id: string, known: Partial<Shipment>) =>
    act(() => {
      page.queryClient.setQueryData<Fleet>(
        fleetKey,
        (fleet) =>
          fleet && {
            ...fleet,
            shipments: fleet.shipments.map((one) => (one.id === id ? { ...one, ...known } : one)),
          },
      );
    });
  return { ...page, say, change };
}

describe('the list while the page receives live updates', () => {
  it('says so, and marks the row that has changed', async () => {
    const { say, change, queryClient } = await open('/shipments?active=no');
    expect(await screen.findByText('Live')).toBeDefined();
    const [id = ''] = ids();
    change(id, { tags: ['older'] });
    say({ event: 'container.updated', shipments: [id], containers: [] });
    await waitFor(() => expect(rows().find(({ dataset }) => dataset['changed'])?.dataset['line']).toBe(id));
    const bill = queryClient
      .getQueryData<Fleet>(fleetKey)
      ?.shipments.find((one) => one.id === id)?.billOfLading;
    expect(await screen.findByText(`${bill} changed`)).toBeDefined();
    act(() => useLive.setState(useLive.getInitialState(), true));
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('keeps the places of rows while somebody points at them', async () => {
    const user = userEvent.setup();
    const { change } = await open('/shipments?active=no&sort=number');
    const before = ids();
    const [first = ''] = before;
    await user.hover(screen.getByRole('grid'));
    change(first, { billOfLading: 'ZZZZ999999999' });
    expect((await screen.findByText('ZZZZ999999999')).closest('[data-line]')).toBe(rows()[0]);
    expect(ids()).toEqual(before);
    await user.unhover(screen.getByRole('grid'));
    await waitFor(() => expect(ids()[0]).not.toBe(first));
  });
});
