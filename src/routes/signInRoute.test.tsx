import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { firstShipmentsPath } from '#/data/shipments/firstShipments.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';

const world = { shipments: 30 };
const signedOut = () =>
  new Response('{"errors":[{"code":"signed_out","title":"Signed out"}]}', { status: 403 });
const comeBack = () => window.dispatchEvent(new Event('focus'));

it('a page whose sign-in has ended says so in place, keeps what was typed, and goes on after the next', async () => {
  const user = userEvent.setup();
  const { shipments } = await createQueryClient().query(fleetQuery(createSandboxApi(world).api));
  let isSignedIn = true;
  const { asked, queryClient } = renderRoute(`/shipments/${shipments[0]?.id}`, {
    ...world,
    obstruct: () => (isSignedIn ? null : signedOut()),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit tags' }));
  await user.keyboard('typed before,');
  isSignedIn = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const form = screen.getByRole('form', { name: 'Edit tags' });
  expect(await within(form).findByText(/^Not saved: your sign-in has ended/)).toBeDefined();
  const again = await screen.findByRole('link', { name: 'Sign in again' });
  expect(again.closest('[role=status]')?.textContent).toMatch(/^Your sign-in has ended/);
  // Beside the page, which would else lose what was typed.
  expect([again.getAttribute('href'), again.getAttribute('target')]).toEqual(['/sign-in', '_blank']);

  // Whoever comes back without having signed in finds it so.
  const tries = () => asked.filter((path) => path === firstShipmentsPath).length;
  const before = tries();
  comeBack();
  await waitFor(() => expect(tries()).toBe(before + 1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('link', { name: 'Sign in again' })).toBeDefined();

  isSignedIn = true;
  comeBack();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign in again' })).toBeNull());
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Tags saved')).toBeDefined();
});

it('a list that was refused is read once somebody has signed in', async () => {
  let isSignedIn = false;
  renderRoute('/shipments', { ...world, obstruct: () => (isSignedIn ? null : signedOut()) });
  await screen.findByRole('link', { name: 'Sign in again' });
  isSignedIn = true;
  comeBack();
  expect(await screen.findByRole('grid', { name: 'Shipments' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign in again' })).toBeNull());
});
