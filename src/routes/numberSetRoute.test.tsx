import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';

const options = { shipments: 120 } as const;

async function account() {
  const { api } = createSandboxApi(options);
  const { shipments } = await createQueryClient().query(fleetQuery(api));
  const [first, second] = shipments.filter(({ containers }) => containers.length > 1);
  if (!first || !second) throw new Error('the account has too few containers');
  return { shipments, first, second };
}
const addressOf = (numbers: readonly string[], rest = '') =>
  `/shipments?${new URLSearchParams(numbers.map((number) => ['set', number]))}${rest}`;
const panel = () => screen.findByRole('region', { name: /numbers? pasted$/ });

describe('a set of numbers in the address of the list', () => {
  it('narrows the list to the containers and shipments that it names, and says what became of each', async () => {
    const { first, second } = await account();
    const number = first.containers[1]?.number ?? '';
    const wrong = `${number.slice(0, 10)}${(Number(number.slice(10)) + 1) % 10}`;
    const numbers = [number.toLowerCase(), second.billOfLading, wrong, 'MSCU1234566'];
    const { router } = renderRoute(addressOf(numbers, '&by=container'), options);
    const set = within(await panel());
    expect(set.getByRole('heading', { name: '4 numbers pasted' })).toBeDefined();
    expect(set.getByRole('button', { name: '2 found' })).toBeDefined();
    expect(set.getByRole('link', { name: number }).getAttribute('href')).toBe(
      `/shipments/${first.id}?container=${number}`,
    );
    expect(
      await screen.findByText(new RegExp(`^${1 + second.containers.length} of \\d+ containers`)),
    ).toBeDefined();
    expect(router.state.location.search).toMatchObject({ set: numbers });
    const user = userEvent.setup();
    await user.click(set.getByRole('button', { name: '1 not found' }));
    expect(set.getByText('MSCU1234566')).toBeDefined();
    expect(set.getByText('No container, bill of lading, booking or reference has it.')).toBeDefined();
  });

  it('asks the service for a booking that no record has, once', async () => {
    const { api } = createSandboxApi(options);
    const document = await api.read('/tracking_requests?page%5Bsize%5D=100', { priority: 'user' });
    const { data } = document as {
      data: {
        attributes: { request_type: string; request_number: string };
        relationships: { tracked_object: { data: unknown } };
      }[];
    };
    const booking = data.find(
      ({ attributes, relationships }) =>
        attributes.request_type.startsWith('booking') && relationships.tracked_object.data,
    )?.attributes.request_number;
    const { asked } = renderRoute(addressOf([`Booking ${booking}`, 'NONE-12345']), options);
    const set = within(await panel());
    expect(
      await set.findByText('The service was asked for 2 numbers that the list does not have.'),
    ).toBeDefined();
    await waitFor(() => expect(set.getByRole('button', { name: '1 found' })).toBeDefined());
    expect(asked.filter((path) => path.includes('number='))).toHaveLength(2);
  });

  it('says that a set of another device is not here, and shows no list in its place', async () => {
    renderRoute('/shipments?deviceSet=abc', options);
    expect(await screen.findByRole('heading', { name: 'Number list not on this device' })).toBeDefined();
    expect(screen.queryAllByRole('row').length).toBeLessThan(2);
  });

  it('says why where the account cannot be read', async () => {
    renderRoute(addressOf(['MSCU1234566']), { ...options, apiKey: 'wrong' });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('region', { name: /numbers? pasted$/ })).toBeNull();
  });

  it('is removed by its chip', async () => {
    const { first } = await account();
    const { router } = renderRoute(addressOf([first.billOfLading]), options);
    await panel();
    await userEvent
      .setup()
      .click(await screen.findByRole('link', { name: /Remove filter Number list 1 number/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await waitFor(() => expect(screen.queryByRole('region', { name: /numbers? pasted$/ })).toBeNull());
  });
});
