import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissFailures } from '#/data/customFields/accountWrites.ts';
import { definedFieldsKey } from '#/data/customFields/queries.ts';
import { useAcknowledgements } from '#/device/acknowledgements.ts';
import { deviceCases } from '#/device/deviceFields.ts';
import { useReader } from '#/device/reader.ts';
import { accountFieldsOf } from '#/domain/accountFields/accountFields.ts';
import { caseFields } from '#/domain/cases/cases.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { instant } from '#/time/instant.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const world = { shipments: 120, now };
const table = () => screen.findByRole('grid', { name: 'Exceptions' });
const settled = () => screen.findByText(/^\d+ .+, costliest first$/);
type Service = Pick<ReturnType<typeof renderRoute>, 'sandbox' | 'queryClient'>;

async function send(sandbox: Service['sandbox'], method: string, path: string, attributes?: object) {
  const headers = { Authorization: 'Token demo', 'Content-Type': 'application/vnd.api+json' };
  const type = path.includes('definitions') ? 'custom_field_definition' : 'custom_field';
  const body = attributes && { body: JSON.stringify({ data: { type, attributes } }) };
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test/v2${path}`, { method, headers, ...body }),
  );
  expect(answer.status, path).toBeLessThan(300);
  return (await answer.json()) as { data: { attributes: { api_slug: string; value: unknown } }[] };
}

/** As a colleague has defined them. */
async function define(sandbox: Service['sandbox']) {
  for (const { entityType, slug, label, dataType } of accountFieldsOf(caseFields, []).missing) {
    await send(sandbox, 'POST', '/custom_field_definitions', {
      entity_type: entityType === 'container' ? 'Container' : 'Shipment',
      api_slug: slug,
      display_name: label,
      data_type: dataType,
    });
  }
}

/** The page of an account that has the fields, and its first row. */
async function openCases(address = '/exceptions?group=none&kind=free_day_over') {
  const view = renderRoute(address, world);
  await define(view.sandbox);
  await view.queryClient.invalidateQueries({ queryKey: ['customFields'] });
  await settled();
  await waitFor(() => {
    const read = view.queryClient.getQueriesData({ queryKey: definedFieldsKey });
    expect(read.some(([, data]) => data !== undefined)).toBe(true);
  });
  const [id = '', number = ''] = await firstRow();
  const read = async () => {
    const { data } = await send(view.sandbox, 'GET', `/containers/${id}/custom_fields`);
    return Object.fromEntries(
      data.flatMap(({ attributes: { api_slug: slug, value } }) =>
        caseFields.fields.some((field) => field.slug === slug) ? [[slug, value]] : [],
      ),
    );
  };
  const write = async (slug: string, value: string) => {
    await send(view.sandbox, 'POST', `/containers/${id}/custom_fields`, { api_slug: slug, value });
  };
  const reread = () => act(() => view.queryClient.invalidateQueries({ queryKey: definedFieldsKey }));
  return { ...view, id, number, read, write, reread };
}
async function firstRow() {
  const row = within(await table()).getAllByRole('row')[1];
  const [, id] = /^container (.*)$/.exec(row?.dataset['line'] ?? '') ?? [];
  return [id, row && within(row).getAllByRole('link')[0]?.textContent] as const;
}
const pressOn = async (key: string) => {
  const user = userEvent.setup();
  const [link] = within(await table()).getAllByRole('link');
  act(() => link?.focus());
  await user.keyboard(key);
  return user;
};

describe('who has an exception', { timeout: 60_000 }, () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    localStorage.clear();
    useAcknowledgements.setState({ acknowledged: new Map(), notes: new Map() });
    deviceCases.setState({ entries: new Map(), why: null });
    useReader.setState({ name: null, keepsCases: false });
    dismissFailures();
  });
  afterEach(cleanup);

  it('is asked for once, then stored in the account after a question, and undone', async () => {
    const view = renderRoute('/exceptions?group=none&kind=free_day_over', world);
    await settled();
    const [id = '', number = ''] = await firstRow();
    let user = await pressOn('o');
    const dialog = await screen.findByRole('dialog', { name: `Owner of ${number}` });
    await user.click(within(dialog).getByRole('button', { name: 'Set owner' }));
    expect(within(dialog).getByText('Enter a name.')).toBeDefined();
    await user.type(within(dialog).getByRole('combobox', { name: 'Name' }), 'Ana Ruiz');
    await user.click(within(dialog).getByRole('checkbox', { name: 'That is me' }));
    await user.click(within(dialog).getByRole('button', { name: 'Set owner' }));
    const ask = await screen.findByRole('dialog', { name: 'Share cases with your team?' });
    expect(useReader.getState().name).toBe('Ana Ruiz');
    await user.click(within(ask).getByRole('button', { name: 'Define the fields' }));
    const button = await screen.findByRole('button', { name: `AR, owner of ${number}: Ana Ruiz` });
    expect(button.textContent).toBe('AR');
    const read = async () => (await send(view.sandbox, 'GET', `/containers/${id}/custom_fields`)).data;
    const ownerOf = async () =>
      (await read()).find(({ attributes }) => attributes.api_slug === 'owner')?.attributes.value;
    await waitFor(async () => expect(await ownerOf()).toBe('Ana Ruiz'));

    user = await pressOn('o');
    expect(await screen.findByRole('button', { name: 'Me (Ana Ruiz)' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'No owner' }));
    await waitFor(async () => expect(await ownerOf()).toBeUndefined());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await ownerOf()).toBe('Ana Ruiz'));
    expect(await screen.findByRole('button', { name: `AR, owner of ${number}: Ana Ruiz` })).toBeDefined();
  });

  it('is a filter of the address: a name, the reader, or no owner', async () => {
    useReader.setState({ name: 'ana ruiz' });
    const { number, write, reread, router } = await openCases();
    await write('owner', 'Ana Ruiz');
    await reread();
    await screen.findByRole('button', { name: `AR, owner of ${number}: Ana Ruiz` });
    const user = userEvent.setup();
    const filters = () => within(screen.getByRole('navigation', { name: 'Filters', hidden: true }));
    const choose = (name: RegExp) => user.click(filters().getByRole('link', { name, hidden: true }));
    await choose(/^Mine1$/);
    await waitFor(() => expect(router.state.location.searchStr).toContain('owner=%40me'));
    await waitFor(async () => expect((await table()).getAttribute('aria-rowcount')).toBe('2'));
    await choose(/^Mine1$/);
    await choose(/^Unowned\d+$/);
    await waitFor(() => expect(router.state.location.searchStr).toContain('owner=%40none'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `AR, owner of ${number}: Ana Ruiz` })).toBeNull(),
    );
    act(() => useReader.setState({ name: null }));
    await act(() => router.navigate({ to: '/exceptions', search: { owner: ['@me'] } }));
    await user.click(await screen.findByRole('button', { name: 'Enter your name' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your name' });
    await user.type(within(dialog).getByRole('combobox', { name: 'Name' }), 'Ana Ruiz');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: `AR, owner of ${number}: Ana Ruiz` });
  });

  it('is not overwritten where a colleague was first, who is named', async () => {
    const { number, read, write } = await openCases();
    const user = await pressOn('o');
    const dialog = await screen.findByRole('dialog', { name: `Owner of ${number}` });
    await write('owner', 'Bo Lind');
    await user.type(within(dialog).getByRole('combobox', { name: 'Name' }), 'Ana Ruiz');
    await user.click(within(dialog).getByRole('button', { name: 'Set owner' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      `${number}: Not saved: this was changed elsewhere meanwhile. It says “Bo Lind” now.`,
    );
    expect(await read()).toEqual({ owner: 'Bo Lind' });
    await screen.findByRole('button', { name: `BL, owner of ${number}: Bo Lind` });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shares notes and the day of a snooze, and takes over those of a colleague', async () => {
    const { number, id, read, write, reread } = await openCases();
    let user = await pressOn('n');
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Broker called{Enter}at 8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await read()).toEqual({ case_note: 'Broker called at 8' }));
    expect(useAcknowledgements.getState().notes.size).toBe(0);
    expect(await within(await table()).findByText('Broker called at 8')).toBeDefined();

    const rows = Number((await table()).getAttribute('aria-rowcount'));
    user = await pressOn('s');
    await user.click(await screen.findByRole('button', { name: /^In 3 days/ }));
    await waitFor(async () => expect(await read()).toMatchObject({ acknowledged_until: '2026-08-15' }));
    expect((await table()).getAttribute('aria-rowcount')).toBe(String(rows - 1));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await read()).toEqual({ case_note: 'Broker called at 8' }));
    await waitFor(async () => expect((await table()).getAttribute('aria-rowcount')).toBe(String(rows)));

    await write('acknowledged_until', '2026-08-20');
    await reread();
    await waitFor(async () => expect((await table()).getAttribute('aria-rowcount')).toBe(String(rows - 1)));
    expect(useAcknowledgements.getState().acknowledged.get(`container ${id}`)?.until).toBe('2026-08-20');
    await user.click(await screen.findByRole('link', { name: 'Show acknowledged (1)' }));
    await user.click(await screen.findByRole('button', { name: new RegExp(`^Undo: ${number}`) }));
    await waitFor(async () => expect(await read()).toEqual({ case_note: 'Broker called at 8' }));
  });

  it('takes what this device alone has to the account once, undone in one step', async () => {
    const { id, read, reread } = await openCases();
    act(() => {
      useAcknowledgements.setState({
        notes: new Map([
          [`container ${id}`, 'Paid'],
          ['request 1', 'Wait'],
        ]),
      });
      deviceCases.setState({ entries: new Map([[`container ${id}`, { owner: 'Ana' }]]) });
    });
    const user = userEvent.setup();
    expect(
      await screen.findByText('1 case with an owner, a note or a snooze on this device only.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Move to the account' }));
    await waitFor(async () => expect(await read()).toEqual({ owner: 'Ana', case_note: 'Paid' }));
    expect([...useAcknowledgements.getState().notes.keys()]).toEqual(['request 1']);
    expect(screen.queryByRole('button', { name: 'Move to the account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await read()).toEqual({}));
    await reread();
    expect(useAcknowledgements.getState().notes.get(`container ${id}`)).toBe('Paid');
    await user.click(await screen.findByRole('button', { name: 'Leave on this device' }));
    expect(screen.queryByRole('button', { name: 'Move to the account' })).toBeNull();
    expect(within(await table()).getByText('Paid')).toBeDefined();
  });

  it('stays on this device, and says so, where the account has no custom fields', async () => {
    renderRoute('/exceptions?group=none&kind=request_failed', {
      ...world,
      obstruct: (path) =>
        path.startsWith('/custom_field')
          ? new Response('{"errors":[{"status":"403"}]}', { status: 403 })
          : null,
    });
    await settled();
    await screen.findByText(/^Owners, notes and snoozes are on this device only: you may not/);
    const user = await pressOn('o');
    const dialog = await screen.findByRole('dialog', { name: /^Owner of / });
    expect(
      within(dialog).getByText(/A request without a shipment has no record in the account/),
    ).toBeDefined();
    await user.type(within(dialog).getByRole('combobox', { name: 'Name' }), 'Ana Ruiz');
    await user.click(within(dialog).getByRole('button', { name: 'Set owner' }));
    expect(await screen.findByRole('button', { name: /^AR, owner of .*: Ana Ruiz$/ })).toBeDefined();
    expect([...deviceCases.getState().entries.values()]).toEqual([{ owner: 'Ana Ruiz' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(deviceCases.getState().entries.size).toBe(0));
  });
});
