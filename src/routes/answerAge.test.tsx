import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { useLive } from '#/device/useLive.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';

afterEach(() => useLive.setState(useLive.getInitialState(), true));

const date = (minutes: number) =>
  new Date(Date.parse('2026-11-22T12:00:00Z') - minutes * 60_000).toUTCString();
/** A gateway whose service fails, so that it answers with what it has. */
const kept = (minutes: number) => () => ({ Date: date(0), 'X-GW-Data-Date': date(minutes) });

/** What the page says of the age of that, once it is there. */
async function ageOf(refresh: string) {
  const button = await screen.findByRole('button', { name: refresh });
  await waitFor(() => expect(button.parentElement?.querySelector('time')).not.toBeNull());
  return { text: button.parentElement?.textContent, classes: button.parentElement?.className };
}

it('what a gateway has kept of the list is shown with its age, and not as fresh', async () => {
  renderRoute('/shipments', { shipments: 30, gatewayHeaders: kept(12.5) });
  const { text, classes } = await ageOf('Refresh the list');
  expect(text).toBe('Updated 12 min ago');
  expect(classes).toContain('text-attention');
});

it('what a gateway has kept of a shipment is shown with its age, and not as fresh', async () => {
  const { shipments } = await createQueryClient().query(fleetQuery(createSandboxApi({ shipments: 30 }).api));
  const address = `/shipments/${shipments[0]?.id}`;
  renderRoute(address, { shipments: 30, gatewayHeaders: kept(12.5) });
  const { text, classes } = await ageOf('Refresh the shipment');
  expect(text).toBe('Updated 12 min ago');
  expect(classes).toContain('text-attention');
});

it('a shipment is not late because a page with live updates reads it more rarely', async () => {
  const { shipments } = await createQueryClient().query(fleetQuery(createSandboxApi({ shipments: 30 }).api));
  const address = `/shipments/${shipments[0]?.id}`;
  renderRoute(address, { shipments: 30, gatewayHeaders: kept(4.5) });
  expect((await ageOf('Refresh the shipment')).classes).toContain('text-attention');
  cleanup();
  useLive.setState({ openedAt: 0 });
  renderRoute(address, { shipments: 30, gatewayHeaders: kept(4.5) });
  const { text, classes } = await ageOf('Refresh the shipment');
  expect(text).toBe('Updated 4 min ago');
  expect(classes).not.toContain('text-attention');
});

it('what a gateway has kept of the list is not live, however open the stream is', async () => {
  useLive.setState({ openedAt: Date.now() });
  renderRoute('/shipments', { shipments: 30, gatewayHeaders: kept(2.5) });
  expect((await ageOf('Refresh the list')).text).toBe('Updated 2 min ago');
});

it('an answer of the future is new', async () => {
  renderRoute('/shipments', { shipments: 30, gatewayHeaders: kept(-12) });
  const { text, classes } = await ageOf('Refresh the list');
  expect(text).toMatch(/^Updated (just now|\d+ s ago)$/);
  expect(classes).not.toContain('text-attention');
});
