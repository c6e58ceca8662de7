import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { mostPressingContainer } from '#/domain/verdict/mostPressingContainer.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { instant } from '#/time/instant.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';

const world = { shipments: 300 };
// Reads are replayed after a fault, and a busy machine is slow.

/** The first shipment of the simulated account that fits. */
async function subject(what: string, fits: (shipment: Shipment) => boolean): Promise<Shipment> {
  const { api } = createSandboxApi(world);
  const signal = new AbortController().signal;
  for await (const { shipments } of shipmentPages(api, { priority: 'user', signal })) {
    const found = shipments.find(fits);
    if (found) return found;
  }
  throw new Error(`The simulated account holds no ${what}.`);
}
/** The address of a shipment with its first container. */
const withFirst = ({ id, containers }: Shipment) => `/shipments/${id}?container=${containers[0]?.number}`;
const mostPressing = (shipment: Shipment) =>
  mostPressingContainer(shipment, instant(Date.now()), defaultExceptionSettings) ?? undefined;
const withTwoContainers = () =>
  subject('shipment with two containers', ({ containers }) => containers.length > 1);

const current = () =>
  within(screen.getByRole('navigation', { name: 'Containers' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);
const refuse = (status: number) => () =>
  new Response(JSON.stringify({ errors: [{ detail: 'refused by the test' }] }), { status });

describe('/shipments/{id}', () => {
  it('shows the shipment, its containers with the most pressing one selected, and names itself', async () => {
    const shipment = await subject(
      'shipment whose second container is the most pressing',
      (one) => mostPressing(one) !== undefined && mostPressing(one)?.id !== one.containers[0]?.id,
    );
    const { id, billOfLading, containers } = shipment;
    renderRoute(`/shipments/${id}`, world);
    const number = mostPressing(shipment)?.number ?? '-';
    expect(await screen.findByRole('heading', { level: 1, name: number })).toBeDefined();
    expect(screen.getByText(billOfLading)).toBeDefined();
    expect(screen.getByRole('region', { name: `Status of ${number}` })).toBeDefined();
    expect(screen.getByRole('heading', { name: `${containers.length} containers` })).toBeDefined();
    expect(current()).toEqual([expect.stringContaining(number)]);
    await waitFor(() => expect(document.title).toBe(`${number} · Landfall`));
  });

  it('selects the container of the address however its number is written', async () => {
    const { id, containers } = await withTwoContainers();
    const number = containers[1]?.number ?? '-';
    const written = `${number.slice(0, 4).toLowerCase()} ${number.slice(4, 7)}-${number.slice(7)}`;
    renderRoute(`/shipments/${id}?container=${encodeURIComponent(written)}`, world);
    expect(await screen.findByRole('heading', { level: 1, name: number })).toBeDefined();
    expect(current()).toEqual([expect.stringContaining(number)]);
    expect(screen.queryByText(/is not on this shipment/)).toBeNull();
  });

  it('says that a container is not on the shipment and shows the most pressing', async () => {
    const shipment = await withTwoContainers();
    const { id } = shipment;
    renderRoute(`/shipments/${id}?container=XXXU0000000`, world);
    const notice = await screen.findByText(/is not on this shipment/);
    expect(notice.textContent).toContain('XXXU0000000');
    expect(current()).toEqual([expect.stringContaining(mostPressing(shipment)?.number ?? '-')]);
  });

  it('says no more of a container whose record did not come than that it was not read', async () => {
    const { id, containers } = await withTwoContainers();
    const [, lost] = containers;
    const without = (answer: string): string => {
      const document = JSON.parse(answer) as { included?: readonly { readonly id: string }[] };
      const included = document.included?.filter((record) => record.id !== lost?.id);
      return JSON.stringify({ ...document, ...(included && { included }) });
    };
    renderRoute(`/shipments/${id}?container=${lost?.number}`, { ...world, rewrite: without });
    const notice = await screen.findByText(/is not among the containers that could be read/);
    expect(notice.textContent).toContain(lost?.number);
    expect(screen.getByText(/1 container of this shipment could not be read/)).toBeDefined();
  });

  it('has the last free day by each tariff of the team beside those of the sources, and its basis', async () => {
    // Nothing is estimated of what has not been checked for days.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T12:00:00Z') });
    const forAny = { port: null, equipmentTypes: [], lengths: [], throughMoves: true, isOn: true } as const;
    useTariffs.setState({ tariffs: sampleTariffs.map((tariff) => ({ ...tariff, ...forAny })) });
    const waiting = await subject(
      'container at its terminal',
      ({ containers: [one] }) => one?.currentStatus === 'available' && one.podDischarged !== null,
    );
    renderRoute(withFirst(waiting), world);
    const byTariff = await screen.findByText(/^By tariff: Import demurrage, Los Angeles/);
    expect(byTariff.textContent).toContain('4 working days after discharge from the vessel');
    expect(byTariff.closest('li')?.textContent).toMatch(/^\w{3} \d{1,2} \w{3}/);
    // The estimate proves itself, beginning with the discharge.
    const proof = await screen.findByRole('table', {
      name: 'Day by day by the tariff Import demurrage, Los Angeles',
      hidden: true,
    });
    const reasons = within(proof)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    expect(reasons[1]).toMatch(/Clock started/);
    expect(reasons[2]).toMatch(/Free day 1 of 4|not a free day/);
    expect(screen.getByRole('button', { name: 'Save days as workbook' })).toBeDefined();
  });

  it('walks through the containers by arrow key; the address follows and "back" leaves the page', async () => {
    const user = userEvent.setup();
    const { id, containers } = await withTwoContainers();
    const { router } = renderRoute(`/shipments/${id}`, world);
    const nav = await screen.findByRole('navigation', { name: 'Containers' });
    const before = router.history.length;
    within(nav).getAllByRole('link')[0]?.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(router.state.location.search).toEqual({ container: containers[1]?.number }));
    expect(document.activeElement?.textContent).toContain(containers[1]?.number);
    await user.keyboard('{Home}');
    await waitFor(() => expect(router.state.location.search).toEqual({ container: containers[0]?.number }));
    expect(router.history.length).toBe(before);
  });

  it('says the last free day of each of several containers, also where an appointment is made within it', async () => {
    // The moment of the world: its reports of terminals are fresh.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T12:00:00Z') });
    const isReady = (shipment: Shipment) => (container: Container) =>
      verdictOf({ shipment, container, now: instant(Date.now()), limits: defaultExceptionSettings }).kind ===
      'ready';
    const shipment = await subject(
      'shipment of several with one that is ready',
      (one) => one.containers.length > 1 && one.containers.some(isReady(one)),
    );
    const dated = (answer: string) =>
      answer
        .replaceAll(/"pickup_appointment_at":[^,}]+/g, '"pickup_appointment_at":"2026-08-23T17:00:00Z"')
        .replaceAll(/"pickup_lfd":[^,}]+/g, '"pickup_lfd":"2026-08-24T07:00:00Z"');
    renderRoute(`/shipments/${shipment.id}`, { ...world, rewrite: dated });
    const nav = await screen.findByRole('navigation', { name: 'Containers' });
    for (const { number } of shipment.containers.filter(isReady(shipment))) {
      const link = within(nav).getByRole('link', { name: new RegExp(number) });
      expect(link.textContent).toMatch(/Ready for pickup.*LFD/);
    }
  });

  it('shows the events of a container under way: what has happened and what is estimated', async () => {
    const underWay = await subject(
      'container at sea',
      ({ containers }) => containers[0]?.currentStatus === 'on_ship',
    );
    renderRoute(withFirst(underWay), world);
    const events = await screen.findByRole('region', {
      name: `Events of ${underWay.containers[0]?.number}`,
    });
    // Whether on a feeder or on the main vessel.
    expect((await within(events).findAllByText(/departed/i)).length).toBeGreaterThan(0);
    expect((await within(events).findAllByText(/^(Estimated|Overdue)/)).length).toBeGreaterThan(0);
  });

  it('leads from names in the events to the pages that have the shipment', async () => {
    const arrived = await subject(
      'shipment that has arrived',
      ({ podAta, podTerminal, podVessel, containers: [one] }) =>
        podAta !== null && podTerminal !== null && podVessel !== null && one?.currentStatus !== 'new',
    );
    const { portOfLoading, portOfDischarge, destination, podTerminal, podVessel } = arrived;
    renderRoute(withFirst(arrived), world);
    const events = within(await screen.findByRole('region', { name: /^Events of/ }));
    const vessel = await events.findByRole('link', { name: podVessel?.name ?? '-' });
    expect(vessel.getAttribute('href')).toBe(`/vessels/IMO${podVessel?.imo}`);
    expect(vessel.closest('h3')).not.toBeNull();
    const ports = [portOfLoading, portOfDischarge, destination].flatMap((place) => place?.locode ?? []);
    const leadTo = (part: string) =>
      new Set(
        events
          .getAllByRole('link')
          .map((link) => link.getAttribute('href'))
          .filter((address) => address?.startsWith(part)),
      );
    expect(leadTo('/ports/')).toEqual(new Set(ports.map((locode) => `/ports/${locode}`)));
    expect(leadTo('/terminals/')).toEqual(
      new Set([`/terminals/${encodeURIComponent(podTerminal?.name ?? '')}`]),
    );
    expect(leadTo('/vessels/').size).toBe(1);
  });

  it('copies the link that finds the container, and says so', async () => {
    const user = userEvent.setup();
    const shipment = await withTwoContainers();
    const { containers } = shipment;
    const number = containers[0]?.number ?? '-';
    renderRoute(withFirst(shipment), world);
    await user.click(await screen.findByRole('button', { name: `Copy link to ${number}` }));
    const link = `${window.location.origin}/shipments/find?q=${number}`;
    expect(await screen.findByText(`Copied ${link}`)).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it.each([403, 404, 500])(
    'keeps the rest of the page when the events answer %i (traps 55, 57)',
    async (status) => {
      const shipment = await withTwoContainers();
      const { containers } = shipment;
      const refused = refuse(status);
      renderRoute(withFirst(shipment), {
        ...world,
        obstruct: (path) => (path.startsWith('/containers/') ? refused() : null),
      });
      const events = await screen.findByRole('region', { name: `Events of ${containers[0]?.number}` });
      const alert = await within(events).findByRole('alert');
      expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
      expect(screen.getByRole('heading', { level: 1, name: containers[0]?.number ?? '-' })).toBeDefined();
      expect(screen.getByRole('region', { name: /^Status of/ })).toBeDefined();
    },
  );

  it('reads the events along with the container where their own address answers 404 (trap 57)', async () => {
    const underWay = await subject(
      'container at sea',
      ({ containers }) => containers[0]?.currentStatus === 'on_ship',
    );
    const gone = refuse(404);
    renderRoute(withFirst(underWay), {
      ...world,
      obstruct: (path) => (path.includes('/transport_events') ? gone() : null),
    });
    const events = await screen.findByRole('region', { name: /^Events of/ });
    expect(await within(events).findByText(/since the last event/)).toBeDefined();
    expect(within(events).queryByRole('alert')).toBeNull();
    expect(within(events).getAllByText(/departed/i).length).toBeGreaterThan(0);
  });

  it('shows the journey to the empty return: the legs with their state, the time between, the present', async () => {
    const onLand = await subject(
      'container at the terminal',
      ({ containers }) => containers[0]?.currentStatus === 'available',
    );
    renderRoute(withFirst(onLand), world);
    const events = await screen.findByRole('region', { name: /^Events of/ });
    expect((await within(events).findAllByText('at sea')).length).toBeGreaterThan(0);
    expect(within(events).getAllByText('done').length).toBeGreaterThan(1);
    expect(within(events).getByText('Now')).toBeDefined();
    expect(within(events).getAllByText(/^dwell at/).length).toBeGreaterThan(0);
  });

  it('shows how far the selected container has come, by its records alone while the events fail', async () => {
    const underWay = await subject(
      'container at sea',
      ({ containers, polAtd }) => polAtd !== null && containers[0]?.currentStatus === 'on_ship',
    );
    const refused = refuse(500);
    renderRoute(withFirst(underWay), {
      ...world,
      obstruct: (path) => (path.startsWith('/containers/') ? refused() : null),
    });
    const name = `Journey of ${underWay.containers[0]?.number}`;
    const journey = await screen.findByRole('region', { name });
    expect(journey.textContent).toMatch(/: departed .* days? at sea/);
  });

  it('shows the events when only the estimates fail, and says what is missing', async () => {
    const underWay = await subject(
      'container at sea',
      ({ containers }) => containers[0]?.currentStatus === 'on_ship',
    );
    const refused = refuse(500);
    renderRoute(withFirst(underWay), {
      ...world,
      obstruct: (path) => (path.includes('/raw_events') ? refused() : null),
    });
    expect(await screen.findByText('Estimates could not be loaded.')).toBeDefined();
    const events = screen.getByRole('region', { name: /^Events of/ });
    expect(within(events).getAllByText(/departed/i).length).toBeGreaterThan(0);
  });

  it('opens the sources of a date, and when the service learned it', async () => {
    const user = userEvent.setup();
    const { id } = await subject('arrived shipment', ({ podAta }) => podAta !== null);
    renderRoute(`/shipments/${id}`, world);
    const events = await screen.findByRole('region', { name: /^Events of/ });
    await user.click(await within(events).findByRole('button', { name: /sources of Vessel arrived$/ }));
    const sources = within(await screen.findByRole('dialog', { name: 'Vessel arrived' }));
    expect(sources.getAllByText(/^Received/).length).toBeGreaterThan(0);
    expect(
      sources.getAllByText(/in the event, carrier message, shipment record and container record/),
    ).toHaveLength(1);
  });

  it('lists date sources and history at an address of their own, and copies it as text', async () => {
    const user = userEvent.setup();
    const { id, containers } = await withTwoContainers();
    const number = containers[1]?.number ?? '-';
    const { router } = renderRoute(`/shipments/${id}?container=${number}`, world);
    await user.click(await screen.findByRole('link', { name: 'Date sources and history' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ container: number, proof: 'all' }));
    const ledger = await screen.findByRole('region', { name: `Date sources and history of ${number}` });
    const [fact] = await within(ledger).findAllByRole('rowheader');
    await user.click(within(ledger).getByRole('button', { name: 'Copy as text: date sources and history' }));
    expect(await screen.findByText('Copied date sources and history')).toBeDefined();
    const copied = await navigator.clipboard.readText();
    expect(copied.startsWith(`Container ${number}, shipment `)).toBe(true);
    expect(copied).toContain(`\n${fact?.textContent}: `);
    // Another container keeps the view.
    await user.click(
      within(screen.getByRole('navigation', { name: 'Containers' })).getAllByRole('link')[0] ?? ledger,
    );
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ container: containers[0]?.number, proof: 'all' }),
    );
  });

  it('shows the journey where the address has an unknown history, and says so', async () => {
    const { id, containers } = await withTwoContainers();
    const number = containers[1]?.number ?? '-';
    const { router } = renderRoute(`/shipments/${id}?container=${number}&proof=some`, world);
    const notice = await screen.findByRole('status', { name: 'Ignored settings' });
    expect(notice.textContent).toMatch(/Ignored “proof” with “some”: only “all” is known/);
    expect(screen.queryByRole('region', { name: /^Date sources and history/ })).toBeNull();
    await userEvent.setup().click(within(notice).getByRole('link', { name: 'Dismiss' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ container: number }));
  });

  it('lists the sources of the records alone when the events fail, says so, and offers another try', async () => {
    const shipment = await withTwoContainers();
    const { containers } = shipment;
    const refused = refuse(500);
    renderRoute(`${withFirst(shipment)}&proof=all`, {
      ...world,
      obstruct: (path) => (path.includes('/transport_events') ? refused() : null),
    });
    const name = `Date sources and history of ${containers[0]?.number}`;
    const ledger = within(await screen.findByRole('region', { name }));
    expect(within(await ledger.findByRole('alert')).getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(await ledger.findByText(/only the records are shown/)).toBeDefined();
    expect(ledger.getAllByRole('rowheader').length).toBeGreaterThan(0);
  });

  it('refreshes shipment, events and estimates at once', async () => {
    const user = userEvent.setup();
    const shipment = await withTwoContainers();
    const { id, containers } = shipment;
    const { asked } = renderRoute(withFirst(shipment), world);
    const button = await screen.findByRole('button', { name: 'Refresh the shipment' });
    await waitFor(() => expect(asked.filter((path) => path.includes('/raw_events'))).toHaveLength(1));
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    const resource = `/containers/${containers[0]?.id}`;
    for (const path of [`/shipments/${id}?`, `${resource}/transport_events`, `${resource}/raw_events`]) {
      await waitFor(() => expect(asked.filter((one) => one.startsWith(path))).toHaveLength(2));
    }
  });

  it('says that a booking has no containers yet (trap 41)', async () => {
    const { id, billOfLading } = await subject('fresh booking', ({ containers }) => containers.length === 0);
    renderRoute(`/shipments/${id}`, world);
    expect(await screen.findByText('No containers yet')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: billOfLading })).toBeDefined();
    expect(screen.getByRole('region', { name: `Status of ${billOfLading}` })).toBeDefined();
    await waitFor(() => expect(document.title).toBe(`${billOfLading} · Landfall`));
  });

  it('selects the most pressing container when the containers of a booking are named', async () => {
    const user = userEvent.setup();
    const shipment = await subject(
      'shipment whose second container is the most pressing',
      (one) => mostPressing(one) !== undefined && mostPressing(one)?.id !== one.containers[0]?.id,
    );
    let isNamed = false;
    const unnamed = (answer: string) =>
      JSON.stringify(JSON.parse(answer), (key, value) => (key === 'containers' ? { data: [] } : value));
    renderRoute(`/shipments/${shipment.id}`, {
      ...world,
      rewrite: (answer, path) => (path.startsWith('/shipments/') && !isNamed ? unnamed(answer) : answer),
    });
    expect(await screen.findByText('No containers yet')).toBeDefined();
    isNamed = true;
    const button = screen.getByRole('button', { name: 'Refresh the shipment' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    const number = mostPressing(shipment)?.number ?? '-';
    expect(await screen.findByRole('heading', { level: 1, name: number })).toBeDefined();
  });

  it('says that a container could not be read, and does not call the booking empty', async () => {
    const { id } = await subject('shipment with one container', ({ containers }) => containers.length === 1);
    const unreadable = (answer: string) =>
      JSON.stringify(JSON.parse(answer), (_, value) =>
        value?.type === 'container' && value.attributes ? { ...value, attributes: 'unreadable' } : value,
      );
    renderRoute(`/shipments/${id}`, {
      ...world,
      rewrite: (answer, path) => (path.startsWith('/shipments') ? unreadable(answer) : answer),
    });
    expect(
      await screen.findByText('1 container of this shipment could not be read and is not shown.'),
    ).toBeDefined();
    expect(screen.queryByText('No containers yet')).toBeNull();
  });

  it('says that there is no such shipment and leads on', async () => {
    renderRoute('/shipments/00000000-0000-4000-8000-000000000000', world);
    expect(await screen.findByText('No such shipment')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All shipments' })).toBeDefined();
  });

  it('shows what the list knows of a shipment that cannot be read by itself, with its age and why', async () => {
    const { id, containers } = await withTwoContainers();
    const refused = refuse(500);
    const { router } = renderRoute('/shipments', {
      ...world,
      obstruct: (path) => (path.startsWith(`/shipments/${id}`) ? refused() : null),
    });
    await screen.findByRole('grid');
    void router.navigate({ to: '/shipments/$shipmentId', params: { shipmentId: id } });
    expect(await screen.findByText(/^Could not refresh: /)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: containers[0]?.number ?? '-' })).toBeDefined();
    const header = screen.getByRole('button', { name: 'Refresh the shipment' }).parentElement;
    expect(header?.textContent).toMatch(/Updated .*(now|ago)/);
  });

  it('says in words why a shipment could not be read', async () => {
    renderRoute('/shipments/any', { ...world, apiKey: 'wrong' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/key/);
  });
});
