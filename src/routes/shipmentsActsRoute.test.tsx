import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { select } from '#/features/shipments/grid/rememberedIds.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import type { SandboxApiOptions } from '#/test/sandboxApi.ts';

const grid = () => screen.findByRole('grid');
const numbers = async () =>
  [...(await grid()).querySelectorAll('[data-line]')].map((row) => row.querySelector('a')?.textContent ?? '');
const copied = () => navigator.clipboard.readText();

async function open(address: string, options: SandboxApiOptions = {}) {
  const user = userEvent.setup();
  const page = renderRoute(address, { shipments: 40, ...options });
  await screen.findByText(/^(\d+ of )?\d+( containers)?, /);
  return { user, ...page };
}

describe('what rows of /shipments do by key', { timeout: 60_000 }, () => {
  beforeEach(() => select(new Set()));

  it('shows the row under the cursor beside the list, and goes on with it', async () => {
    const { user, router } = await open('/shipments?by=container');
    const [first = '', second = ''] = await numbers();
    await user.keyboard('j ');
    const peek = await screen.findByRole('complementary', { name: `Peek at ${first}` });
    expect(within(peek).getByRole('heading', { level: 2, name: 'Journey' })).toBeDefined();
    expect(within(peek).getByRole('status').textContent).toMatch(new RegExp(`^${first}: .+`));
    await waitFor(() => expect(peek.querySelector('[aria-busy=true]')).toBeNull());
    await user.keyboard('j');
    expect(await screen.findByRole('complementary', { name: `Peek at ${second}` })).toBeDefined();
    expect(document.activeElement?.textContent, 'the keyboard stays in the list').toBe(second);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: /^Peek/ })).toBeNull();
    await user.keyboard(' ');
    await screen.findByRole('complementary', { name: `Peek at ${second}` });
    await user.keyboard(' ');
    expect(screen.queryByRole('complementary', { name: /^Peek/ })).toBeNull();
    await user.keyboard(' {Enter}');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/shipments\/.+/));
  });

  it('says beside the list that the events of a row could not be loaded, and draws its record', async () => {
    const { user } = await open('/shipments?by=container', {
      obstruct: (path) => (path.includes('/transport_events') ? new Response('', { status: 503 }) : null),
    });
    await user.keyboard('j ');
    const peek = await screen.findByRole('complementary', { name: /^Peek/ });
    expect(await within(peek).findByRole('alert', {}, { timeout: 30_000 })).toBeDefined();
    expect(within(peek).getByText('Drawn without its events.')).toBeDefined();
    expect(within(peek).getByRole('heading', { level: 2, name: 'Journey' })).toBeDefined();
  });

  it('copies the number of a row, or of all that are selected', async () => {
    const { user } = await open('/shipments?by=container');
    const [first, second, third] = await numbers();
    await user.keyboard('jn');
    expect(await screen.findByText('Copied 1 container number')).toBeDefined();
    expect(await copied()).toBe(first);
    await user.keyboard('jx{Shift>}{ArrowDown}{/Shift}n');
    expect(await screen.findByText('Copied 2 container numbers')).toBeDefined();
    expect(await copied()).toBe(`${second}\n${third}`);
  });

  it('copies a link to a row, and one that lists all that are selected', async () => {
    const { user, unmount } = await open('/shipments?by=container');
    const [first, second] = await numbers();
    await user.keyboard('jl');
    await screen.findByText('Copied a link to it');
    expect(await copied()).toMatch(new RegExp(`/shipments/[^?]+\\?container=${first}$`));
    await user.keyboard('x{Shift>}{ArrowDown}{/Shift}l');
    await screen.findByText('Copied a link to these 2 rows');
    const link = new URL(await copied());
    unmount();
    select(new Set());
    await open(link.pathname + link.search);
    expect(new Set(await numbers())).toEqual(new Set([first, second]));
  });

  it('writes one message about all that are selected, to whoever they wait for', async () => {
    const { user } = await open('/shipments?by=container&status=on_ship');
    const selected = (await numbers()).slice(0, 3);
    await user.keyboard('jx{Shift>}{ArrowDown}{ArrowDown}{/Shift}m');
    const dialog = within(await screen.findByRole('dialog', { name: /^Message / }));
    await user.click(dialog.getByRole('button', { name: 'Copy message' }));
    const text = await copied();
    for (const number of selected) expect(text).toContain(number);
    expect(text).toContain('these 3 containers');
  });
});
