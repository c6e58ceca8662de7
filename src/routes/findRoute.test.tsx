import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#/app/queryClient.ts';
import { fleetQuery } from '#/queries/fleet.ts';
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

  it('warns of a container number whose check digit is wrong, and looks for it all the same', async () => {
    const { promise: held, resolve } = Promise.withResolvers<Response>();
    const { router } = renderRoute('/shipments/find?q=mscu+123456-7', { ...options, obstruct: () => held });
    expect(
      await screen.findByText('The check digit of MSCU1234567 should be 6, so the number may be mistyped.'),
    ).toBeDefined();
    expect(router.state.location.pathname).toBe('/shipments/find');
    resolve(new Response('', { status: 503 }));
  });

  it('still warns of it where nothing is found and the search ends in the empty list', async () => {
    const { router } = renderRoute('/shipments/find?q=MSCU1234567', options);
    await screen.findByRole('heading', { name: 'Nothing matches “MSCU1234567”' });
    expect(router.state.location.pathname).toBe('/shipments');
    expect(
      await screen.findByText('The check digit of MSCU1234567 should be 6, so the number may be mistyped.'),
    ).toBeDefined();
  });
});
