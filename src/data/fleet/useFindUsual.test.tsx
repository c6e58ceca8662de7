import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fleet } from '#/domain/records/fleet.ts';
import { now } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { fleetKey } from './queries.ts';
import { useFindUsual } from './useFindUsual.ts';

function open(fleet: Partial<Fleet> | null, isWanted = true) {
  const client = new QueryClient();
  if (fleet) client.setQueryData(fleetKey, fleet);
  return renderHook(useFindUsual, {
    initialProps: isWanted,
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

it.each([
  ['before the list is loaded', null],
  ['while a part of the list is loaded', { complete: false, shipments: [sampleShipment()] }],
  ['where nothing has arrived', { complete: true, shipments: [sampleShipment()] }],
])('a message opens without past arrivals %s', async (_, fleet) => {
  const { result } = open(fleet);
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current?.(sampleShipment(), now)).toBeNull();
});

it('counts again for each message', async () => {
  const { result, rerender } = open({ complete: true, shipments: [] }, false);
  expect(result.current).toBeNull();
  rerender(true);
  await waitFor(() => expect(result.current).not.toBeNull());
  rerender(false);
  expect(result.current).toBeNull();
});
