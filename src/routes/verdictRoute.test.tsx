import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { instant } from '#/time/instant.ts';

const world = { shipments: 240, now: instant(Date.parse('2026-08-12T15:00:00Z')) };
// A busy machine is slow.

/** The first container of the simulated account that fits, with its shipment. */
async function subject(
  fits: (container: Container, shipment: Shipment) => boolean,
): Promise<{ shipment: Shipment; container: Container }> {
  const { api } = createSandboxApi(world);
  for await (const { shipments } of shipmentPages(api, { priority: 'user' })) {
    for (const shipment of shipments) {
      const container = shipment.containers.find((one) => fits(one, shipment));
      if (container) return { shipment, container };
    }
  }
  throw new Error('The simulated account holds no such container.');
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: world.now }));

const strip = () => screen.findByRole('region', { name: /^Status of/ });
const title = () => screen.findByRole('heading', { level: 1 });

describe('the answer of a container page', () => {
  it('comes before all else below the title, with the hold and who clears it', async () => {
    const held = await subject((container, shipment) => {
      const question = { shipment, container, now: world.now, limits: defaultExceptionSettings };
      return verdictOf(question).kind === 'onHold';
    });
    renderRoute(`/shipments/${held.shipment.id}?container=${held.container.number}`, world);
    const verdict = await strip();
    expect(within(verdict).getByRole('heading', { level: 2 }).textContent).toBe('Not ready for pickup');
    expect(verdict.textContent).toMatch(/ hold · cleared by /);
    const order = (await title()).compareDocumentPosition(verdict);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings[0]?.textContent).toBe('Not ready for pickup');
  });

  it('fills a message from the facts, which can be changed and copied', async () => {
    const user = userEvent.setup();
    const held = await subject(
      (container, shipment) =>
        terminalReport(container, shipment).holds?.some(
          ({ name, status }) => name === 'customs' && status === 'hold',
        ) === true,
    );
    const { number } = held.container;
    renderRoute(`/shipments/${held.shipment.id}?container=${held.container.number}`, world);
    await user.click(within(await strip()).getByRole('button', { name: /^Message (?!customer)/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'Broker');
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    expect(text.value).toContain(`${number} `);
    expect(text.value).toContain(`Bill of lading ${held.shipment.billOfLading}`);
    expect(text.value).toContain('Customs hold');
    await user.type(text, '{Control>}{End}{/Control} Regards');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'Terminal');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).not.toContain(
      'Regards',
    );
    await user.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'Broker');
    await user.click(dialog.getByRole('button', { name: 'Copy message' }));
    expect(await dialog.findByText('Copied the message')).toBeDefined();
    expect(await navigator.clipboard.readText()).toMatch(/Regards/);
    expect(dialog.getByRole('link', { name: 'Open in mail' }).getAttribute('href')).toMatch(
      /^mailto:\?subject=/,
    );
  });

  it('leads on through the list that it was opened from, by link and by key, and "back" to that list', async () => {
    const user = userEvent.setup();
    const { router } = renderRoute('/exceptions', world);
    const table = await screen.findByRole('grid');
    const [first] = await within(table).findAllByRole('link');
    await user.click(first ?? table);
    const list = within(await screen.findByRole('navigation', { name: 'In the list of exceptions' }));
    const [, count] = /^1 of (\d+) exceptions$/.exec(list.getByText(/^1 of/).textContent ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(2);
    expect(list.queryByRole('link', { name: 'Previous' })).toBeNull();
    const opened = router.state.location.href;
    await user.click(list.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText(/^2 of/)).toBeDefined();
    expect(router.state.location.href).not.toBe(opened);
    await user.keyboard('j');
    expect(await screen.findByText(/^3 of/)).toBeDefined();
    await user.keyboard('kk');
    expect(await screen.findByText(/^1 of/)).toBeDefined();
    await waitFor(() => expect(router.state.location.href).toBe(opened));
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.pathname).toBe('/exceptions'));
  });

  it('folds the facts by topic, and names in one line what is not reported', async () => {
    const user = userEvent.setup();
    const { shipment, container } = await subject(
      ({ sealNumber, weightInPounds }) => sealNumber === null && weightInPounds !== null,
    );
    renderRoute(`/shipments/${shipment.id}?container=${container.number}`, world);
    const cargo = await screen.findByRole('region', { name: 'Equipment and cargo' });
    const fold = cargo.querySelector('details');
    expect(fold?.open).toBe(false);
    await user.click(within(cargo).getByText('Equipment and cargo'));
    expect(fold?.open).toBe(true);
    expect(within(cargo).getByText('Not reported: seal')).toBeDefined();
  });

  it('gives each container of a shipment its verdict, and the strip that of the selected one', async () => {
    const user = userEvent.setup();
    const { api } = createSandboxApi(world);
    let several: Shipment | undefined;
    for await (const { shipments } of shipmentPages(api, { priority: 'user' })) {
      several ??= shipments.find(({ containers }) => containers.length > 1);
    }
    renderRoute(`/shipments/${several?.id}`, world);
    const nav = within(await screen.findByRole('navigation', { name: 'Containers' }));
    const second = nav.getAllByRole('link')[1];
    await user.click(second ?? document.body);
    const number = several?.containers[1]?.number ?? '-';
    const verdict = await screen.findByRole('region', { name: `Status of ${number}` });
    const headline = within(verdict).getByRole('heading', { level: 2 }).textContent ?? '-';
    await waitFor(() => expect(nav.getAllByRole('link')[1]?.textContent).toBe(`${number}${headline}`));
  });
});
