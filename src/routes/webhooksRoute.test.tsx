import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { openReceiver } from '#/test/receiver.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import type { SandboxApiOptions } from '#/test/sandboxApi.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const close of closers.splice(0)) close();
});

const fast = { targets: 'loopback', speed: 100_000 } as const;

async function receiver(reply: () => number = () => 204) {
  const opened = await openReceiver(reply);
  closers.push(opened.close);
  return opened;
}

function open(address: string, options: SandboxApiOptions = {}) {
  const user = userEvent.setup();
  const view = renderRoute(address, { shipments: 30, webhooks: fast, ...options });
  closers.push(() => view.sandbox.close());
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await view.sandbox.request(`/v2${path}`, {
      method,
      headers: { authorization: 'Token demo' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return (text === '' ? null : JSON.parse(text)) as { data: never };
  };
  return { ...view, user, ask };
}
type View = ReturnType<typeof open>;

interface Record {
  readonly id: string;
  readonly attributes: { readonly [name: string]: unknown };
}

const stopped = 'tracking_request.tracking_stopped';

async function hook({ ask }: View, url: string, attributes: object = {}): Promise<string> {
  const body = { data: { type: 'webhook', attributes: { url, events: [stopped], ...attributes } } };
  const { data } = await ask('POST', '/webhooks', body);
  return (data as Record).id;
}

/** Lets something happen that is sent, to so many shipments. */
async function stopTracking({ ask }: View, count: number): Promise<void> {
  const { data } = await ask('GET', `/shipments?filter[tracking_stopped]=false&page[size]=${count}`);
  for (const { id } of data as readonly Record[]) await ask('PATCH', `/shipments/${id}/stop_tracking`, {});
}

describe('/settings/webhooks', { timeout: 60_000 }, () => {
  it('says what a webhook is good for while there is none, and leads to a new one', async () => {
    const { user } = open('/settings/webhooks');
    expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeDefined();
    expect(screen.getByText(/dispatches a truck/)).toBeDefined();
    expect(document.title).toBe('Webhooks · Landfall');
    const [link] = screen.getAllByRole('link', { name: 'New webhook' });
    if (link) await user.click(link);
    expect(await screen.findByRole('form', { name: 'New webhook' })).toBeDefined();
  });

  it('shows how deliveries go: those that arrive, those that fail, and why one was deactivated', async () => {
    const good = await receiver();
    const bad = await receiver(() => 500);
    const view = open('/shipments');
    await hook(view, good.url);
    const id = await hook(view, bad.url);
    await stopTracking(view, 6);
    await eventually(async () => {
      const { data } = await view.ask('GET', `/webhooks/${id}`);
      expect((data as Record).attributes['active']).toBe(false);
    });
    await view.router.navigate({ to: '/settings/webhooks' });
    const rows = within(await screen.findByRole('list', { name: 'Webhooks of the account' }));
    expect(await rows.findByText('Delivering')).toBeDefined();
    expect(rows.getByText('Deactivated')).toBeDefined();
    expect(
      rows.getByText(/notifications in a row failed. Last answer: HTTP 500, the receiver failed/),
    ).toBeDefined();
    expect(rows.getAllByText('1 event: Tracking stopped')).toHaveLength(2);
    await view.user.click(rows.getByRole('button', { name: `Reactivate ${new URL(bad.url).host}` }));
    await waitFor(() => expect(rows.queryByText('Deactivated')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Copy addresses' })).toBeDefined();
  });

  it('shows the rest where a record cannot be read, and where deliveries are not loaded', async () => {
    open('/settings/webhooks', {
      obstruct: (path) => {
        if (path.startsWith('/webhook_notifications')) return Response.json({}, { status: 500 });
        if (path !== '/webhooks') return null;
        const webhook = {
          type: 'webhook',
          id: 'a',
          attributes: { url: 'https://a.example/<b>', active: true },
        };
        return Response.json({ data: [webhook, { type: 'webhook', id: 'b' }] });
      },
    });
    expect(await screen.findByText('https://a.example/<b>')).toBeDefined();
    expect(screen.getByText(/1 webhook could not be read/)).toBeDefined();
    expect(screen.getByText('Events not reported')).toBeDefined();
    expect(await screen.findByText(/^How deliveries go is not loaded/)).toBeDefined();
    expect(screen.queryByText('Nothing sent yet')).toBeNull();
  });

  it('says what failed and tries again', async () => {
    let isBroken = true;
    const { user } = open('/settings/webhooks', {
      obstruct: (path) => (isBroken && path === '/webhooks' ? Response.json({}, { status: 403 }) : null),
    });
    const alert = await screen.findByRole('alert');
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeDefined();
  });
});

describe('/settings/webhooks/new', { timeout: 60_000 }, () => {
  const fill = async ({ user }: View, url: string) => {
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await user.clear(address);
    await user.type(address, url);
  };
  const create = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Create webhook' }));

  it('says beside the field what is wrong, also what only the service knows', async () => {
    const view = open('/settings/webhooks/new');
    await screen.findByRole('form', { name: 'New webhook' });
    await create(view);
    expect(screen.getByText('Enter the address to send to.')).toBeDefined();
    expect(screen.getByText('Choose at least one event.')).toBeDefined();
    await fill(view, 'http://example.com/hook');
    expect(screen.getByText(/must begin with https/)).toBeDefined();
    await fill(view, 'https://10.0.0.1/hook');
    await view.user.click(screen.getByRole('checkbox', { name: /^Vessel arrived/ }));
    await create(view);
    expect(await screen.findByText(/10\.0\.0\.1 is not a public address/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Address' }).getAttribute('aria-invalid')).toBe('true');
    expect(view.router.state.location.pathname).toBe('/settings/webhooks/new');

    await fill(view, 'https://example.com/hook');
    await view.user.click(screen.getByRole('button', { name: 'Add a header' }));
    await view.user.type(screen.getByRole('textbox', { name: 'Name of header 1' }), 'Host');
    await create(view);
    expect(await screen.findByText(/Host is set by the service/)).toBeDefined();
  });

  it('chooses events by category, by search and all at once', async () => {
    const { user } = open('/settings/webhooks/new');
    await user.click(await screen.findByRole('checkbox', { name: 'All of Origin' }));
    expect(screen.getByText('4 of 43 events chosen')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /^Gate-in full/ }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All of Origin' }).indeterminate).toBe(
      true,
    );
    await user.type(screen.getByRole('searchbox', { name: 'Find an event' }), 'last free day');
    expect(screen.queryByRole('checkbox', { name: 'All of Origin' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByText('7 of 43 events chosen')).toBeDefined();
    await user.clear(screen.getByRole('searchbox', { name: 'Find an event' }));
    await user.click(screen.getByRole('button', { name: 'None' }));
    expect(screen.getByText('0 of 43 events chosen')).toBeDefined();
  });

  it('shows the secret once, signs a sample with it, and leaves it nowhere', async () => {
    const { url, received } = await receiver();
    const view = open('/settings/webhooks/new');
    await fill(view, url);
    await view.user.click(screen.getByRole('button', { name: 'All' }));
    await create(view);
    expect(await screen.findByRole('heading', { name: 'Webhook created' })).toBeDefined();
    const secret = screen.getByLabelText('Secret of the webhook').textContent;
    expect(secret).toMatch(/^[\da-f]{48}$/);
    await view.user.click(screen.getByRole('button', { name: 'Send sample' }));
    expect(await screen.findByText('Succeeded')).toBeDefined();
    expect(received[0]?.headers['x-svc-webhook-signature']).toMatch(/^[\da-f]{64}$/);

    await view.user.click(screen.getByRole('link', { name: 'Done, the secret is stored' }));
    expect(await screen.findByRole('heading', { name: url })).toBeDefined();
    const { queryClient, router } = view;
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
    const cached = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
    const kept = [
      cached,
      router.state.location,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ];
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(document.body.textContent).not.toContain(secret);
    await view.user.click(screen.getByRole('link', { name: 'Setup' }));
    expect(await screen.findByText(`••••••••${secret.slice(-4)}`)).toBeDefined();
  });
});

describe('/settings/webhooks/$webhookId', { timeout: 60_000 }, () => {
  it('shows what was sent, narrowed by status, with its attempts and the answers as text', async () => {
    const { url } = await receiver(() => 500);
    const view = open('/shipments');
    const id = await hook(view, url);
    await stopTracking(view, 2);
    await eventually(async () => {
      const { data } = await view.ask('GET', '/webhook_notifications?filter[delivery_status]=failed');
      expect(data).toHaveLength(2);
    });
    await view.router.navigate({ to: '/settings/webhooks/$webhookId', params: { webhookId: id } });
    const { user } = view;
    const list = await screen.findByRole('list', { name: 'Notifications' });
    await user.click(screen.getByRole('link', { name: 'Succeeded' }));
    expect(await screen.findByText('No notification is “Succeeded”')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Failed' }));
    const links = within(await screen.findByRole('list', { name: 'Notifications' }));
    const [first] = links.getAllByRole('link', { name: /Tracking stopped/ });
    if (first) await user.click(first);
    expect(list).toBeDefined();
    const detail = within(await screen.findByRole('article', { name: 'Tracking stopped' }));
    expect(detail.getByText('Attempt 12')).toBeDefined();
    expect(detail.getAllByText('HTTP 500')).toHaveLength(12);
    expect(detail.getByText(/cannot be asked to send one again/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /resend|again/i })).toBeNull();
  });

  it('shows the payload as a tree that is operated by keys', async () => {
    const { url } = await receiver();
    const view = open('/shipments');
    const id = await hook(view, url);
    await stopTracking(view, 1);
    await view.router.navigate({ to: '/settings/webhooks/$webhookId', params: { webhookId: id } });
    await view.user.click(await screen.findByRole('link', { name: /Tracking stopped/ }));
    const tree = await screen.findByRole('tree', { name: 'Payload' });
    const item = (name: RegExp) => within(tree).getByRole('treeitem', { name });
    const root = within(tree).getAllByRole('treeitem')[0];
    root?.focus();
    await view.user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(item(/^data:/));
    await view.user.keyboard('{ArrowLeft}');
    expect(item(/^data:/).getAttribute('aria-expanded')).toBe('false');
    expect(within(tree).queryByRole('treeitem', { name: /^delivery_status:/ })).toBeNull();
    await view.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toMatch(/^id:/);
    await view.user.keyboard('{ArrowLeft}{End}');
    expect(tree.lastElementChild).toBe(document.activeElement);
    await view.user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(within(tree).queryByRole('treeitem', { expanded: false })).toBeNull();
  });

  it('is deactivated, reactivated by undo, and changed in what differs alone', async () => {
    const view = open('/shipments');
    const id = await hook(view, 'https://example.com/hook', { headers: [{ name: 'X-A', value: 'b' }] });
    await view.router.navigate({ to: '/settings/webhooks/$webhookId', params: { webhookId: id } });
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(/^Deactivated: nothing is sent/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Reactivated/)).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Container added/ }));
    const headers = [{ name: 'X-A', value: 'c' }];
    await view.ask('PATCH', `/webhooks/${id}`, { data: { id, type: 'webhook', attributes: { headers } } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Deactivate' });
    const { data } = await view.ask('GET', `/webhooks/${id}`);
    expect((data as Record).attributes).toMatchObject({ headers, events: [stopped, 'container.created'] });
  });

  it('does not overwrite what somebody else changed meanwhile without a word', async () => {
    const view = open('/shipments');
    const id = await hook(view, 'https://example.com/hook');
    await view.router.navigate({ to: '/settings/webhooks/$webhookId/edit', params: { webhookId: id } });
    const { user } = view;
    await user.click(await screen.findByRole('checkbox', { name: /^Container added/ }));
    const attributes = { events: ['container.updated'] };
    await view.ask('PATCH', `/webhooks/${id}`, { data: { id, type: 'webhook', attributes } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Saving once more replaces their change/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Deactivate' });
    const { data } = await view.ask('GET', `/webhooks/${id}`);
    expect((data as Record).attributes['events']).toEqual([stopped, 'container.created']);
  });

  it('is deleted after a question that says what goes', async () => {
    const view = open('/shipments');
    const id = await hook(view, 'https://example.com/hook');
    await view.router.navigate({ to: '/settings/webhooks/$webhookId', params: { webhookId: id } });
    await view.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the webhook to example.com?' }));
    expect(dialog.getByText(/notifications and their attempts are deleted/)).toBeDefined();
    await view.user.click(dialog.getByRole('button', { name: 'Delete the webhook' }));
    expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeDefined();
  });

  it('that does not exist says so', async () => {
    open('/settings/webhooks/constructor?view=constructor&notification=x');
    expect(await screen.findByText('No such webhook')).toBeDefined();
  });
});

describe('/webhooks', { timeout: 60_000 }, () => {
  it.each([
    ['/webhooks', '/settings/webhooks'],
    ['/webhooks/guide', '/settings/webhooks/guide'],
    ['/webhooks/a%2Fb/edit', '/settings/webhooks/a%2Fb/edit'],
    [
      '/webhooks/a?view=notifications&delivery=failed',
      '/settings/webhooks/a?view=notifications&delivery=failed',
    ],
  ])('%s leads to the settings, with what it asks for', async (former, address) => {
    const { router } = open(former);
    expect(await screen.findByRole('navigation', { name: 'Settings' })).toBeDefined();
    await waitFor(() => expect(router.state.location.href).toBe(address));
    expect(screen.getByRole('link', { name: 'Webhooks', current: 'page' })).toBeDefined();
  });
});

describe('/settings/webhooks/guide', { timeout: 60_000 }, () => {
  it('shows the checks in each language as they are tested', async () => {
    const { user } = open('/settings/webhooks/guide');
    expect((await screen.findByRole('region', { name: 'receiver.mjs' })).textContent).toContain(
      'timingSafeEqual',
    );
    await user.click(screen.getByRole('radio', { name: 'Python' }));
    expect(screen.getByRole('region', { name: 'receiver.py' }).textContent).toContain('hmac.compare_digest');
    await user.click(screen.getByRole('radio', { name: 'Shell' }));
    expect(screen.getByRole('region', { name: 'verify.sh' }).textContent).toContain('openssl dgst');
  });
});
