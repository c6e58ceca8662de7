import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAcknowledgements } from '#/device/acknowledgements.ts';
import { useContacts } from '#/device/contacts.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { writeElsewhere } from '#/test/otherPage.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { sampleContact } from '#/test/samples/contacts.ts';
import { instant } from '#/time/instant.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';

// The page asks the clock of the device how old things are, so the simulated world stands at the same time.
const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const world = () => ({ shipments: 300, now });
const table = () => screen.findByRole('grid', { name: 'Exceptions' });
const rowCount = async () => Number((await table()).getAttribute('aria-rowcount')) - 1;
const settled = () => screen.findByText(/^\d+ .+, costliest first$/);
const filter = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Filters', hidden: true })).getByRole('link', { name });

describe('/exceptions', { timeout: 60_000 }, () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    localStorage.clear();
    useAcknowledgements.setState({ acknowledged: new Map(), notes: new Map() });
    usePreferences.setState(usePreferences.getInitialState());
  });

  it('lists the exceptions by what they cost, with their count in the navigation', async () => {
    renderRoute('/exceptions?group=none', world());
    await settled();
    const count = await rowCount();
    expect(count).toBeGreaterThan(10);
    const [, first] = within(await table()).getAllByRole('row');
    expect(first?.textContent).toMatch(/USD|CAD|past/);
    // A row may stand for a shipment of several containers.
    const link = await screen.findByRole('link', { name: /^Exceptions \d+ containers/ });
    expect(Number(/\d+/.exec(link.textContent)?.[0])).toBeGreaterThanOrEqual(count);
    await waitFor(() => expect(document.title).toBe('Exceptions · Landfall'));
  });

  it('groups by what happens if nothing is done, with what is owed, and offers the next act', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions', world());
    await settled();
    expect(screen.getByText(/^Fees reported: [\d,.]+ [A-Z]{3}/)).toBeDefined();
    const grid = within(await table());
    expect((await grid.findByText('Charges running')).parentElement?.textContent).toMatch(
      /Charges running\d+ rows? · [\d,.]+ [A-Z]{3}/,
    );
    const [button] = grid.getAllByRole('button', { name: /^(Ask|Book|Confirm) .*: [A-Z]/ });
    if (button) await user.click(button);
    expect(await screen.findByRole('dialog', { name: '1 message' })).toBeDefined();
  });

  it('keeps the chosen kinds in the address and says which words are none', async () => {
    const user = userEvent.setup();
    const { router } = renderRoute('/exceptions?group=none&kind=request_failed&kind=no_such_kind', world());
    await settled();
    const notice = screen.getByRole('status', { name: 'Ignored settings' });
    expect(notice.textContent).toContain('Ignored unknown kind “no_such_kind”.');
    await user.click(within(notice).getByRole('link', { name: 'Dismiss' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?group=none&kind=request_failed'));
    expect(screen.queryByText(/Ignored unknown/)).toBeNull();
    const failed = await rowCount();
    expect(filter(/^Request failed/).textContent).toBe(`Request failed${failed}`);
    for (const row of within(await table())
      .getAllByRole('row')
      .slice(1)) {
      expect(row.textContent).toContain('Request failed');
    }
    await user.click(filter(/^Request failed/));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?group=none'));
    expect(await rowCount()).toBeGreaterThan(failed);
  });

  it('says that acknowledgements could not be read, so that their exceptions show again', async () => {
    writeElsewhere('landfall.acknowledgements', '{"state":{"seen":[["a","b"],7,"x"]},"version":1}');
    renderRoute('/exceptions?group=none', world());
    expect(await screen.findByText(/^2 acknowledgements on this device could not be read/)).toBeDefined();
  });

  it('acknowledges an exception until something changes, and undoes that', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none&kind=request_failed', world());
    await settled();
    const before = await rowCount();
    const [button] = await screen.findAllByRole('button', { name: /^Acknowledge/ });
    const name = button?.getAttribute('aria-label');
    if (button) await user.click(button);
    await waitFor(async () => expect(await rowCount()).toBe(before - 1));
    // The keyboard goes on where the row was.
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Acknowledge/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await rowCount()).toBe(before));
    expect(screen.getByRole('button', { name: name ?? '-' })).toBeDefined();
    expect(document.activeElement?.tagName, 'the button is gone, the keyboard is not').toBe('MAIN');
  });

  it('has the keyboard on the page once the last exception is acknowledged', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none&kind=request_failed', world());
    await settled();
    const [first] = await screen.findAllByRole('button', { name: /^Acknowledge/ });
    act(() => first?.focus());
    for (let left = await rowCount(); left > 0; left -= 1) await user.keyboard('{Enter}');
    expect(await screen.findByText(/^No exceptions match these filters/)).toBeDefined();
    expect(document.activeElement?.tagName).toBe('MAIN');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Undo');
  });

  it('snoozes several rows until a day, by key too, and brings them back', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none&kind=free_day_over', world());
    await settled();
    const before = await rowCount();
    for (const box of (await screen.findAllByRole('checkbox', { name: /^Select [A-Z]/ })).slice(0, 2))
      await user.click(box);
    expect(screen.getByText('2 selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Snooze…' }));
    await user.click(await screen.findByRole('button', { name: /^In 3 days/ }));
    await waitFor(async () => expect(await rowCount()).toBe(before - 2));
    expect(screen.getByText(/^Snoozed 2 rows until .* or a change$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await rowCount()).toBe(before));

    await user.click(screen.getByRole('button', { name: 'Clear' }));
    within(await table())
      .getAllByRole('link')[0]
      ?.focus();
    await user.keyboard('s');
    const dialog = await screen.findByRole('dialog', { name: /^Snooze [A-Z]/ });
    await user.click(within(dialog).getByRole('button', { name: 'Snooze' }));
    expect(within(dialog).getByText('Choose a day after today.')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await rowCount()).toBe(before);
  });

  it('writes to everybody who acts, each about all of their containers, one after the other', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none&kind=hold', world());
    await settled();
    const rows = await rowCount();
    await user.click(screen.getByRole('button', { name: 'Messages' }));
    const dialog = await screen.findByRole('dialog', { name: /^\d+ messages$/ });
    const recipients = () => within(dialog).getAllByRole('button', { name: /\d+ containers?/ });
    const counts = recipients().map(({ textContent }) => Number(/(\d+) container/.exec(textContent)?.[1]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows);
    const text = () => within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value;
    expect(text().match(/^Bill of lading /gm)).toHaveLength(counts[0] ?? 0);
    await user.type(within(dialog).getByRole('textbox', { name: 'Subject' }), ' today');
    await user.click(within(dialog).getByRole('button', { name: 'Copy message' }));
    expect(await navigator.clipboard.readText()).toBe(text());
    expect(await within(dialog).findByText(/^1 of \d+ done/)).toBeDefined();
    const [first, second] = recipients();
    await user.click(within(dialog).getByRole('button', { name: 'Next message' }));
    await waitFor(() => expect(second?.getAttribute('aria-expanded')).toBe('true'));
    if (first) await user.click(first);
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toMatch(
      / today$/,
    );
  });

  it('writes once to each contact, with the address and why, and offers to add one where none fits', async () => {
    const user = userEvent.setup();
    const desk = { name: 'Bay Brokers', email: 'import@bay.example', roles: ['broker' as const] };
    useContacts.setState({ contacts: [sampleContact(desk)] });
    renderRoute('/exceptions?group=none&kind=hold', world());
    await settled();
    await user.click(screen.getByRole('button', { name: 'Messages' }));
    const dialog = await screen.findByRole('dialog', { name: /^\d+ messages$/ });
    const broker = within(dialog).getByRole('button', { name: /^Customs broker|^Broker/ });
    expect(broker.textContent).toContain('Broker · Bay Brokers');
    if (broker.ariaExpanded !== 'true') await user.click(broker);
    expect(within(dialog).getByText('To Bay Brokers, import@bay.example')).toBeDefined();
    expect(within(dialog).getByText('For any container')).toBeDefined();
    const [other] = within(dialog).getAllByRole('button', {
      name: /^(?:Terminal|Carrier|Customer) /,
      expanded: false,
    });
    if (other) await user.click(other);
    expect(within(dialog).getByText(/^No contact of this /)).toBeDefined();
    const add = within(dialog).getByRole('link', { name: 'Add a contact' });
    expect(add.getAttribute('href')).toBe('/settings/contacts');
    // Deleted meanwhile, in another tab.
    await user.click(broker);
    act(() => useContacts.setState({ contacts: [] }));
    expect(within(dialog).queryByText(/Bay Brokers/)).toBeNull();
    expect(within(dialog).getByText(/^No contact of this broker/)).toBeDefined();
    useContacts.setState(useContacts.getInitialState(), true);
  });

  it('offers the message of a group in its heading, and that of the selection', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?kind=hold&group=terminal', world());
    await settled();
    const [button] = await screen.findAllByRole('button', { name: /^Message: / });
    const terminal = /^Message: (.*)$/.exec(button?.getAttribute('aria-label') ?? '')?.[1];
    if (button) await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: '1 message' });
    expect(within(dialog).getByRole('button', { name: /^Terminal/ }).textContent).toContain(
      `Terminal · ${terminal}`,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select [A-Z]/ });
    if (box) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Message…' }));
    expect((await screen.findByRole('dialog', { name: '1 message' })).textContent).toContain('1 container');
  });

  it('filters by place and carrier in the address, and counts what each would leave', async () => {
    const user = userEvent.setup();
    const { router } = renderRoute('/exceptions?group=none', world());
    await settled();
    const all = await rowCount();
    const group = (name: string) => {
      const list = screen.getByRole('heading', { name, hidden: true }).parentElement;
      return within(list ?? document.body).getAllByRole('link', { hidden: true });
    };
    const [place] = group('Location');
    const count = Number(/\d+$/.exec(place?.textContent ?? '')?.[0]);
    if (place) await user.click(place);
    await waitFor(() => expect(router.state.location.searchStr).toMatch(/[?&]place=/));
    // Counted in containers, as the page is.
    await screen.findByText(new RegExp(`^${count} containers?, costliest`));
    expect(await rowCount()).toBeLessThan(all);
    const ofCarriers = group('Carrier').map(({ textContent }) => Number(/\d+$/.exec(textContent)?.[0]));
    expect(Math.max(...ofCarriers)).toBeLessThanOrEqual(count);
    const [carrier] = group('Carrier');
    if (carrier) await user.click(carrier);
    await waitFor(async () => expect(await rowCount()).toBe(ofCarriers[0]));
    expect(router.state.location.searchStr).toMatch(/carrier=/);
  });

  it('says what tariffs estimate beside what is reported, and what of that is unverified', async () => {
    useTariffs.setState({
      tariffs: sampleTariffs.map((tariff) => ({ ...tariff, port: null, throughMoves: true, isOn: true })),
    });
    renderRoute('/exceptions', world());
    await settled();
    const sums = screen.getByText(/^Fees reported: /).parentElement?.textContent ?? '';
    expect(sums).toMatch(/^Fees reported: [\d,.]+ [A-Z]{3}.* unverified[\d,.]+ USD estimated$/);
    const heading = (await within(await table()).findByText('Charges running')).parentElement?.textContent;
    expect(heading).toMatch(/ · [\d,.]+ USD estimated/);
    // Nothing is estimated without a tariff that is on.
    act(() => useTariffs.setState({ tariffs: sampleTariffs }));
    await waitFor(() => expect(screen.queryByText(/estimated$/)).toBeNull());
  });

  it('takes a carrier by another of its names', async () => {
    const { router } = renderRoute('/exceptions?carrier=Maersk+Line', world());
    await settled();
    const rows = await rowCount();
    expect(rows).toBeGreaterThan(0);
    await act(() => router.navigate({ to: '/exceptions', search: { carrier: ['Maersk'] } }));
    await waitFor(async () => expect(await rowCount()).toBe(rows));
    expect(screen.queryByText('Maersk Line')).toBeNull();
  });

  it('keeps a note with a row, and removes it', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none&kind=free_day_over', world());
    await settled();
    within(await table())
      .getAllByRole('link')[0]
      ?.focus();
    await user.keyboard('n');
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Broker called at 8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(await table()).findByText('Broker called at 8')).toBeDefined();
    expect(screen.getByText(/^Note saved on [A-Z]/)).toBeDefined();
    within(await table())
      .getAllByRole('link')[0]
      ?.focus();
    await user.keyboard('n');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Broker called at 8')).toBeNull());
  });

  it('groups the rows by who acts, in the address, and filters them by text', async () => {
    const user = userEvent.setup();
    const { router } = renderRoute('/exceptions?group=none', world());
    await settled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'By party');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?group=party'));
    const groups = await rowCount();
    const number = within(await table()).getAllByRole('link')[0]?.textContent ?? '';
    await user.type(screen.getByRole('searchbox', { name: 'Filter the list by text' }), number);
    await waitFor(async () => expect(await rowCount()).toBeLessThan(groups));
    expect(within(await table()).getAllByRole('link')[0]?.textContent).toBe(number);
    expect(router.state.location.searchStr).toContain(`q=${number}`);
  });

  it('takes acknowledgements and notes from a file, and refuses what is none', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none', world());
    await settled();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const field = await screen.findByLabelText('Import');
    await user.upload(field, new File(['[1]'], 'other.json', { type: 'application/json' }));
    expect(await screen.findByText(/^This file holds no acknowledgements or notes/)).toBeDefined();
    const record = {
      landfall: 'acknowledgements',
      seen: [['hold:1', 'abc'], 7],
      notes: [['container 1', 'Hi']],
    };
    await user.upload(field, new File([JSON.stringify(record)], 'ours.json', { type: 'application/json' }));
    expect(
      await screen.findByText('Imported 1 acknowledgement and 1 note. 1 entry could not be read.'),
    ).toBeDefined();
    expect(useAcknowledgements.getState().notes.get('container 1')).toBe('Hi');
  });

  it('shows acknowledged exceptions when asked to', async () => {
    const user = userEvent.setup();
    const { router } = renderRoute('/exceptions?group=none&kind=request_failed', world());
    await settled();
    const before = await rowCount();
    const [button] = await screen.findAllByRole('button', { name: /^Acknowledge/ });
    if (button) await user.click(button);
    await user.click(await screen.findByRole('link', { name: 'Show acknowledged (1)' }));
    await waitFor(() => expect(router.state.location.searchStr).toContain('acknowledged=show'));
    expect(await rowCount()).toBe(before);
    await user.click(await screen.findByRole('button', { name: /^Undo: / }));
    expect(await screen.findByRole('link', { name: 'Hide acknowledged (0)' })).toBeDefined();
  });

  it('says that it does not know another word for what was acknowledged', async () => {
    const { router } = renderRoute('/exceptions?acknowledged=all&kind=hold', world());
    await settled();
    const notice = screen.getByRole('status', { name: 'Ignored settings' });
    expect(notice.textContent).toBe('Ignored “acknowledged” with “all”: only “show” is known.');
    await userEvent.setup().click(within(notice).getByRole('link', { name: 'Dismiss' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?kind=hold'));
    expect(screen.queryByRole('status', { name: 'Ignored settings' })).toBeNull();
  });

  it('judges by the hours and days that were chosen, in the navigation too, and goes back', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none', world());
    await settled();
    const before = await rowCount();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const days = await screen.findByRole('textbox', { name: /^Empty overdue after/ });
    const hours = screen.getByRole('textbox', { name: /^ETA slipped by/ });
    const nearDays = screen.getByRole('textbox', { name: /^Last free day within/ });
    const near = () => Number(/\d+$/.exec(filter(/^Last free day near/).textContent)?.[0]);
    const nearBefore = near();
    await user.clear(nearDays);
    await user.type(nearDays, '30');
    expect(near()).toBeGreaterThan(nearBefore);
    await user.clear(nearDays);
    await user.type(nearDays, '3');
    expect(near()).toBe(nearBefore);
    await user.clear(days);
    await user.type(days, '120');
    await user.clear(hours);
    await user.type(hours, '1440');
    for (const none of [/^Empty overdue/, /^ETA slipped/]) {
      expect(screen.queryByRole('link', { name: none, hidden: true })).toBeNull();
    }
    const fewer = await rowCount();
    expect(fewer).toBeLessThan(before);
    const link = screen.getByRole('link', { name: /^Exceptions \d+ containers/, hidden: true });
    expect(Number(/\d+/.exec(link.textContent)?.[0])).toBeGreaterThanOrEqual(fewer);
    expect(JSON.parse(localStorage.getItem('landfall.preferences') ?? '{}')).toMatchObject({
      state: { exceptions: { emptyReturnDays: 120, etaSlipHours: 1440 } },
    });

    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(await rowCount()).toBe(before);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Empty overdue after/ }).value).toBe('7');
    expect(document.activeElement?.textContent, 'the keyboard stays where it was').toBe('Reset to defaults');
  });

  it('says which numbers can be chosen, and keeps the last good one until then', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none', world());
    await settled();
    const before = await rowCount();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const days = await screen.findByRole('textbox', { name: /^Empty overdue after/ });
    for (const typed of ['0', '-3', '1.5', 'a week', '121']) {
      await user.clear(days);
      await user.type(days, typed);
      expect(days.getAttribute('aria-invalid'), typed).toBe('true');
    }
    await user.clear(days);
    expect(screen.getByText('Enter a whole number from 1 to 120. Until then, 12 days count.')).toBeDefined();
    await user.type(days, '7');
    expect(days.getAttribute('aria-invalid')).toBe('false');
    expect(await rowCount()).toBe(before);
  });

  it('says that there are no exceptions', async () => {
    renderRoute('/exceptions', { ...world(), shipments: 0 });
    expect(await screen.findByText('No exceptions')).toBeDefined();
  });

  it('says in words why the account could not be read', async () => {
    renderRoute('/exceptions', { ...world(), apiKey: 'wrong' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/key/);
    expect(screen.queryByText(/^No exceptions/)).toBeNull();
  });

  it('keeps the rest when the tracking requests cannot be read', async () => {
    renderRoute('/exceptions', {
      ...world(),
      obstruct: (path) => (path.startsWith('/tracking_requests') ? new Response('', { status: 403 }) : null),
    });
    expect(await screen.findByText(/^Tracking requests could not be loaded/)).toBeDefined();
    await settled();
    expect(await rowCount()).toBeGreaterThan(10);
  });

  it('keeps its rows in their places while one is pressed, and sorts them after the click', async () => {
    const rest = Promise.withResolvers<null>();
    renderRoute('/exceptions?group=none', {
      ...world(),
      obstruct: (path) => (decodeURIComponent(path).includes('page[number]=2') ? rest.promise : null),
    });
    const top = async () =>
      within(await table())
        .getAllByRole('row')
        .slice(1, 6)
        .map((row) => row.textContent);
    const before = await rowCount();
    const pressed = await top();
    const [, first] = within(await table()).getAllByRole('row');
    if (first) fireEvent.pointerDown(first);
    rest.resolve(null);
    await waitFor(async () => expect(await rowCount()).toBeGreaterThan(before));
    expect(await top()).toEqual(pressed);
    if (first) fireEvent.pointerUp(first);
    await waitFor(async () => expect(await top()).not.toEqual(pressed));
  });

  it('has its count on other pages too, with the requests, which are asked for once the list is whole', async () => {
    const same = world();
    const { unmount } = renderRoute('/exceptions', same);
    await settled();
    const { textContent } = await screen.findByRole('link', { name: /^Exceptions \d+ containers/ });
    unmount();
    const { asked } = renderRoute('/shipments', same);
    expect(await screen.findByRole('link', { name: /^Exceptions \d+ containers/ })).toHaveProperty(
      'textContent',
      textContent,
    );
    const paths = asked.map((path) => path.replace(/\?.*/, ''));
    expect(paths.indexOf('/tracking_requests')).toBeGreaterThan(paths.lastIndexOf('/shipments'));
  });

  it('has a dash with the reason instead of a count on a page that has not read the list', async () => {
    const same = world();
    const { router, unmount } = renderRoute('/shipments', same);
    const row = await screen.findByRole('grid', { name: 'Shipments' });
    const address = within(row).getAllByRole('link')[0]?.getAttribute('href') ?? '';
    await screen.findByRole('link', { name: /^Exceptions \d+ containers/ });
    const count = screen.getByRole('link', { name: /^Exceptions \d+ containers/ }).textContent;
    await act(() => router.navigate({ href: address }));
    expect(screen.getByRole('link', { name: /^Exceptions \d+ containers/ }).textContent).toBe(count);
    unmount();
    renderRoute(address, same);
    expect(
      await screen.findByRole('link', { name: 'Exceptions not counted: the list is not loaded' }),
    ).toBeDefined();
  });

  it('has a dash while the requests are refused, which belong to the count', async () => {
    renderRoute('/shipments', {
      ...world(),
      obstruct: (path) => (path.startsWith('/tracking_requests') ? new Response('', { status: 403 }) : null),
    });
    expect(await screen.findByRole('link', { name: /^Exceptions not counted: Access denied/ })).toBeDefined();
  });

  it('has dashes instead of counts where the service refused what they rest on, and says nothing of reading', async () => {
    renderRoute('/exceptions', {
      ...world(),
      obstruct: (path) =>
        /^\/(shipments|tracking_requests)/.test(path) ? new Response('', { status: 403 }) : null,
    });
    expect((await screen.findAllByText(/could not be (read|loaded)|refused/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(filter(/^On hold/).textContent).toBe('On hold–'));
    expect(filter(/^Request failed|^Failed request/).textContent).toMatch(/–$/);
    expect(screen.queryByText('Loading the account…')).toBeNull();
  });

  it('is also found at its former address, with what that asks for', async () => {
    const { router } = renderRoute('/attention?kind=hold&acknowledged=show', world());
    await settled();
    expect(router.state.location.href).toBe('/exceptions?kind=hold&acknowledged=show');
    expect(await screen.findByRole('link', { name: /^Hide acknowledged/ })).toBeDefined();
  });
});
