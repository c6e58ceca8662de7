import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';

const options = { shipments: 150 } as const;

async function account() {
  const { api } = createSandboxApi(options);
  const fleet = await createQueryClient().fetchQuery(fleetQuery(api));
  return fleet.shipments;
}

describe('/shipments/find (docs/interface.md 2.8)', () => {
  it('opens a container without reading the account when the service knows the number', async () => {
    const shipment = (await account()).findLast(({ containers }) => containers.length > 0);
    const number = shipment?.containers[0]?.number ?? '';
    const { router, asked } = renderRoute(`/shipments/find?q=${number.toLowerCase()}`, options);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/shipments/${shipment?.id}`));
    expect(router.state.location.search).toEqual({ container: number });
    expect(
      asked.filter((path) => path.startsWith('/shipments?')).every((path) => /[?&](q|number)=/.test(path)),
    ).toBe(true);
  });

  it('reads the account when the narrow search finds nothing, and opens the list with the query', async () => {
    const { router, asked } = renderRoute('/shipments/find?q=ZZZU+999999', options);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shipments'));
    expect(router.state.location.search).toEqual({ q: 'ZZZU 999999' });
    expect(asked.some((path) => path.startsWith('/shipments?') && !/[?&](q|number)=/.test(path))).toBe(true);
    expect(await screen.findByText('Nothing matches “ZZZU 999999”')).toBeDefined();
  });

  it('opens the list of what several lines name, containers as containers', async () => {
    const numbers = (await account()).flatMap(({ containers }) => containers.slice(0, 1)).slice(0, 3);
    const lines = numbers.map(({ number }) => number).join('\n');
    const { router } = renderRoute(`/shipments/find?q=${encodeURIComponent(lines)}`, options);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shipments'));
    expect(router.state.location.search).toEqual({ by: 'container', set: lines.split('\n') });
  });

  it('opens the whole list for an empty query and asks nothing for it', async () => {
    const { router } = renderRoute('/shipments/find?q=%20', options);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shipments'));
    expect(router.state.location.search).toEqual({});
  });

  it('keeps a query of digits as text, its zeros included', async () => {
    const { router } = renderRoute('/shipments/find?q=00012300', options);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shipments'));
    expect(router.state.location.search).toEqual({ q: '00012300' });
  });

  it.each<[string, (number: string) => string]>([
    [
      'other separators and a word before it',
      (number) => `container no. ${number.slice(0, 4)}/${number.slice(4)}`,
    ],
    [
      'the letter O for the digit',
      (number) => number.slice(0, 4) + number.slice(4).replaceAll('0', 'O').replaceAll('1', 'l'),
    ],
  ])('opens a container that is written with %s, after the exact order found nothing', async (_, write) => {
    const shipment = (await account()).find(({ containers }) =>
      /[01]/.test(containers[0]?.number.slice(4) ?? ''),
    );
    const number = shipment?.containers[0]?.number ?? '';
    const { router } = renderRoute(`/shipments/find?q=${encodeURIComponent(write(number))}`, options);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/shipments/${shipment?.id}`));
    expect(router.state.location.search).toEqual({ container: number });
  });

  it('opens a bill of lading after a word and with blanks, and an order that the record has with a dash', async () => {
    const all = await account();
    const bill = all[7]?.billOfLading ?? '';
    const typed = `B/L ${bill.slice(0, 4)} ${bill.slice(4)}`.toLowerCase();
    const first = renderRoute(`/shipments/find?q=${encodeURIComponent(typed)}`, options);
    await waitFor(() => expect(first.router.state.location.pathname).toBe(`/shipments/${all[7]?.id}`));
    const order = all.flatMap(({ refNumbers }) => refNumbers).find((one) => /^PO-\d+$/.test(one)) ?? '';
    const q = encodeURIComponent(order.replace('-', ' '));
    const second = renderRoute(`/shipments/find?q=${q}`, options);
    const owner = all.find(({ refNumbers }) => refNumbers.includes(order));
    await waitFor(() => expect(second.router.state.location.pathname).toBe(`/shipments/${owner?.id}`));
  });

  it('offers the number that was meant where one character is wrong', async () => {
    const shipment = (await account()).find(({ containers }) => containers.length > 0);
    const number = shipment?.containers[0]?.number ?? '';
    const wrong = `${number.slice(0, 10)}${(Number(number.slice(10)) + 5) % 10}`;
    const { router } = renderRoute(`/shipments/find?q=${wrong}`, options);
    const link = await screen.findByRole('link', { name: number });
    expect(router.state.location.search).toEqual({ q: wrong });
    expect(link.getAttribute('href')).toBe(`/shipments/${shipment?.id}?container=${number}`);
  });

  it('looks for a number that stands where the id of a shipment should', async () => {
    const shipment = (await account()).find(({ containers }) => containers.length > 0);
    const number = shipment?.containers[0]?.number ?? '';
    const { router } = renderRoute(`/shipments/${number.toLowerCase()}`, options);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/shipments/${shipment?.id}`));
    expect(router.state.location.search).toEqual({ container: number });
  });

  it('says that a shipment is missing where the address has an id', async () => {
    const { router } = renderRoute('/shipments/00000000-0000-4000-8000-000000000000', options);
    await screen.findByRole('heading', { level: 1, name: 'No such shipment' });
    expect(router.state.location.pathname).toMatch(/^\/shipments\/0{8}/);
  });

  it('warns of a container number whose check digit is wrong, and looks for it all the same', async () => {
    const { promise: held, resolve } = Promise.withResolvers<Response>();
    const { router } = renderRoute('/shipments/find?q=mscu+123456-7', { ...options, obstruct: () => held });
    expect(
      await screen.findByText('The check digit of MSCU1234567 should be 6. Check whether it is MSCU1234566.'),
    ).toBeDefined();
    expect(router.state.location.pathname).toBe('/shipments/find');
    resolve(new Response('', { status: 503 }));
  });

  it('still warns of it where nothing is found and the search ends in the empty list', async () => {
    const { router } = renderRoute('/shipments/find?q=MSCU1234567', options);
    await screen.findByRole('heading', { name: 'Nothing matches “MSCU1234567”' });
    expect(router.state.location.pathname).toBe('/shipments');
    expect(
      await screen.findByText('The check digit of MSCU1234567 should be 6. Check whether it is MSCU1234566.'),
    ).toBeDefined();
  });
});
