import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fetchShipment, firstShipments } from '#/data/shipments/calls.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { eventually } from '#/test/eventually.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';

const fileOf = (name: string, text = `Text of ${name}`, type = 'text/plain') =>
  new File([text], name, { type });

/** A PNG of one dot. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The input behind the button that chooses files. */
async function choose(files: File[]): Promise<void> {
  const main = await screen.findByRole('main');
  const input = await within(main).findByLabelText('Upload', { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(input, files);
}

const uploads = () => screen.findByRole('region', { name: 'Uploads' });
const list = () => screen.findByRole('region', { name: 'Documents' });

describe('documents', () => {
  it('are uploaded several at once, and each says what became of it', async () => {
    renderRoute('/documents', { shipments: 3 });
    await screen.findByText('No documents yet');
    await choose([
      fileOf('notice.txt'),
      fileOf('order.txt'),
      fileOf('page.html', '<b>', 'text/html'),
      fileOf('empty.pdf', ''),
    ]);
    const panel = within(await uploads());
    expect(await panel.findAllByText('Uploaded')).toHaveLength(2);
    expect(panel.getByText(/^\.html files are not taken\. Use PDF/)).toBeInstanceOf(HTMLElement);
    expect(panel.getByText('The file is empty.')).toBeInstanceOf(HTMLElement);
    const rows = within(await list());
    await rows.findByRole('link', { name: 'notice.txt' });
    await rows.findByRole('link', { name: 'order.txt' });
    await userEvent.click(panel.getByRole('button', { name: 'Close uploads' }));
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  });

  it('are listed, also where the id of one has half of a character', async () => {
    const document = (id: string) => ({
      id,
      type: 'document',
      attributes: { name: `notice-${id.length}.txt`, created_at: '2026-08-01T00:00:00Z' },
    });
    renderRoute('/documents', {
      shipments: 3,
      rewrite: (answer, path) =>
        path.startsWith('/documents?')
          ? JSON.stringify({ data: [document('a\ud800'), document('abc')] })
          : answer,
    });
    const rows = within(await list());
    expect(await rows.findByRole('link', { name: 'notice-2.txt' })).toBeInstanceOf(HTMLElement);
    expect(await rows.findByRole('link', { name: 'notice-3.txt' })).toBeInstanceOf(HTMLElement);
  });

  it('that are there already lead to the one that is', async () => {
    const { router } = renderRoute('/documents', { shipments: 3 });
    await choose([fileOf('notice.txt', 'same'), fileOf('copy.txt', 'same')]);
    const panel = within(await uploads());
    await panel.findByText(/^This file is there already, as “(notice|copy)\.txt”\.$/);
    await userEvent.click(panel.getByRole('link', { name: 'Open the one that exists' }));
    await screen.findByRole('heading', { level: 1, name: /^(notice|copy)\.txt$/ });
    expect(router.state.location.pathname).toMatch(/^\/documents\/[\da-f-]{36}$/);
  });

  it('that do not arrive say why, and are sent again', async () => {
    let isBroken = true;
    renderRoute('/documents', {
      shipments: 3,
      obstruct: (path) => (isBroken && path.startsWith('/rails/') ? new Response('', { status: 503 }) : null),
    });
    await choose([fileOf('notice.txt')]);
    const panel = within(await uploads());
    await panel.findByText(/trying again stores no file twice\.$/);
    isBroken = false;
    await userEvent.click(panel.getByRole('button', { name: 'Upload notice.txt again' }));
    expect(await panel.findByText('Uploaded')).toBeInstanceOf(HTMLElement);
  });

  it('are cancelled on their way', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    renderRoute('/documents', {
      shipments: 3,
      obstruct: (path) => (path.includes('/disk/') ? promise : null),
    });
    await choose([fileOf('notice.txt')]);
    const panel = within(await uploads());
    await panel.findByText(/^50%/);
    await userEvent.click(panel.getByRole('button', { name: 'Cancel notice.txt' }));
    resolve(null);
    await panel.findByText('Cancelled');
    expect(panel.getByRole('button', { name: 'Upload notice.txt again' })).toBeInstanceOf(HTMLElement);
  });

  it('are narrowed by what the address says', async () => {
    const { router } = renderRoute('/documents', { shipments: 3 });
    await choose([fileOf('notice.txt'), fileOf('order.txt')]);
    const rows = within(await list());
    await rows.findByRole('link', { name: 'notice.txt' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter the list by text' }), 'ORDER');
    await screen.findByText('1 document');
    expect(rows.queryByRole('link', { name: 'notice.txt' })).toBeNull();
    await router.navigate({ to: '/documents', search: { linked: ['yes'], q: 'nothing' } });
    await screen.findByText('No documents match these filters');
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    await rows.findByRole('link', { name: 'notice.txt' });
  });
});

/** Uploads a file and opens its page. */
async function openUploaded(file: File) {
  const rendered = renderRoute('/documents', { shipments: 3 });
  await choose([file]);
  const panel = within(await uploads());
  await userEvent.click(await panel.findByRole('link', { name: 'Open' }));
  await screen.findByRole('heading', { level: 1, name: file.name });
  return rendered;
}

describe('a document', () => {
  it('is renamed, and that can be undone', async () => {
    await openUploaded(fileOf('notice.txt'));
    await userEvent.click(screen.getByRole('button', { name: 'Edit name' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Arrival notice{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Arrival notice' });
    await screen.findByText('Renamed to “Arrival notice”.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'notice.txt' });
    expect(heading).toBeInstanceOf(HTMLElement);
  });

  it('is of the type that a user says', async () => {
    await openUploaded(fileOf('notice.txt'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Delivery order');
    await screen.findByText('Type is now “Delivery order”.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveProperty('value', '');
  });

  it('is linked to what the account tracks by its number, and to nothing else', async () => {
    const { api } = await openUploaded(fileOf('notice.txt'));
    const [shipment] = (await firstShipments(api, { priority: 'user' })).shipments;
    if (!shipment) throw new Error('The account has no shipment.');
    const field = screen.getByRole('textbox', { name: 'Bill of lading or container number' });
    await userEvent.type(field, 'NOTHING4711{Enter}');
    await screen.findByText('The account tracks nothing with the number “NOTHING4711”.');
    await userEvent.clear(field);
    await userEvent.type(field, `${shipment.billOfLading}{Enter}`);
    await screen.findByText(`Linked to ${shipment.billOfLading}.`);
    await userEvent.click(
      await screen.findByRole('button', { name: `Unlink from ${shipment.billOfLading}` }),
    );
    await screen.findByText(`Unlinked from ${shipment.billOfLading}.`);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const link = await screen.findByRole('link', { name: shipment.billOfLading });
    expect(link.getAttribute('href')).toBe(`/shipments/${shipment.id}`);
  });

  it('shows its text as text, whatever that holds', async () => {
    const text = 'Please release <script>alert(1)</script> & <b>quickly</b>.';
    const { container } = await openUploaded(fileOf('note.txt', text));
    expect(await screen.findByText(text)).toBeInstanceOf(HTMLPreElement);
    expect(container.querySelector('script, pre b')).toBeNull();
  });

  it('stays on the page while its fields are extracted again', async () => {
    await openUploaded(fileOf('notice.txt', 'ARRIVAL NOTICE\nETA: 12-Aug-2026'));
    await screen.findByText('Processed');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Extract fields again' }));
    await screen.findByText('The service extracts its fields again.');
    expect(await screen.findByText('Processed')).toBeInstanceOf(HTMLElement);
  });

  it('that is a picture is turned, and that can be undone', async () => {
    const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0));
    await openUploaded(new File([bytes], 'scan.png', { type: 'image/png' }));
    await screen.findByText('Nothing could be read');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate' }));
    await screen.findByText('Turned by 90°.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeInstanceOf(HTMLElement);
  });

  it('is deleted only after it was asked, and said that this is final', async () => {
    const { router } = await openUploaded(fileOf('notice.txt'));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this document?' }));
    expect(dialog.getByText(/This cannot be undone/)).toBeInstanceOf(HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('No documents yet');
    expect(router.state.location.pathname).toBe('/documents');
  });

  it('that does not exist says so', async () => {
    renderRoute('/documents/3f0a8f0e-1111-4222-8333-444455556666', { shipments: 3 });
    const heading = await screen.findByRole('heading', { name: 'There is no such document' });
    expect(heading).toBeInstanceOf(HTMLElement);
  });
});

describe('what was read from a document', () => {
  const takesTheFields = 'Shipment or container that takes the fields';

  /** An arrival notice for the first shipment of the account. */
  async function openNotice(more: (shipment: Shipment) => readonly string[] = () => []) {
    const { api } = createSandboxApi({ shipments: 3 });
    const [shipment] = (await firstShipments(api, { priority: 'user' })).shipments;
    if (!shipment) throw new Error('The account has no shipment.');
    const text = [
      'ARRIVAL NOTICE',
      '',
      `B/L No.: ${shipment.billOfLading}`,
      ...more(shipment),
      'PO No.: PO-22705',
      'ETA: 12-Aug-2026 06:00 LT',
      'Last free day: 03/04/2026',
      'Charges: USD 1,234.50',
    ].join('\n');
    const rendered = await openUploaded(fileOf('notice.txt', text));
    const fields = within(await screen.findByRole('region', { name: 'Fields found' }));
    await fields.findByText('PO-22705');
    return { ...rendered, shipment, fields };
  }

  it('comes without a reload, with as much of each value as is said', async () => {
    const { fields } = await openNotice();
    expect(screen.getByText('Processed')).toBeInstanceOf(HTMLElement);
    expect(fields.getByText('1234.50 USD')).toBeInstanceOf(HTMLElement);
    expect(fields.getByText(/^Can be read as 2026-\d\d-\d\d or 2026-\d\d-\d\d\.$/)).toBeInstanceOf(
      HTMLElement,
    );
    // Clock digits without a zone are not converted.
    expect(fields.getByText('06:00', { exact: false })).toBeInstanceOf(HTMLElement);
  });

  it('says whether it agrees with what is tracked', async () => {
    const { fields, shipment } = await openNotice(({ podVessel, containers: [container] }) => [
      `Vessel: ${podVessel?.name?.toUpperCase()}`,
      '',
      'CONTAINER      SEAL      SIZE/TYPE   WEIGHT (LBS)',
      `${container?.number}    XX99117   40HC        ${container?.weightInPounds}`,
    ]);
    const [container] = shipment.containers;
    const field = (name: RegExp) => fields.findByRole('button', { name });
    expect((await field(/^Vessel/)).textContent).toContain('Agrees with tracking');
    expect((await field(/^Gross weight/)).textContent).toContain('Agrees with tracking');
    const seal = await field(/^Seal/);
    expect(seal.textContent).toContain(`Seal · ${container?.number}XX99117`);
    expect(seal.textContent).toContain(`Differs: tracked seal ${container?.sealNumber}`);
    expect((await field(/^ETA/)).textContent).toMatch(/Differs: tracked POD (?:ETA|ATA) \w{3} \d+ \w{3}/);
  });

  it('points at its place while it has the focus, and goes on with the arrows', async () => {
    const { fields, container } = await openNotice();
    const bill = fields.getByRole('button', { name: /^Bill of lading/ });
    bill.focus();
    const shown = () => container.querySelector('mark[data-shown=true]')?.textContent;
    await waitFor(() => expect(shown()).toMatch(/^B\/L No\.: /));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(shown()).toBe('PO No.: PO-22705'));
  });

  it('is accepted into the references of the shipment with one key, which can be undone', async () => {
    const { fields, api, shipment } = await openNotice();
    const references = async () => (await fetchShipment(api, shipment.id, { priority: 'user' })).refNumbers;
    const before = await references();
    await fields.findByRole('button', { name: 'Add to references' });
    fields.getByRole('button', { name: /^Purchase order/ }).focus();
    await userEvent.keyboard('a');
    await fields.findByText('In references');
    await userEvent.click(await fields.findByRole('button', { name: 'Undo' }));
    await fields.findByRole('button', { name: 'Add to references' });
    await eventually(async () => expect(await references()).toEqual(before));
  });

  it('is accepted into a container that it names, where that is chosen', async () => {
    const { fields, api, shipment } = await openNotice(({ containers }) => [
      `Container No.: ${containers[0]?.number}`,
      'Seal No.: ML-CN7712340',
    ]);
    const [container] = shipment.containers;
    if (!container) throw new Error('The shipment has no container.');
    await userEvent.selectOptions(
      await fields.findByRole('combobox', { name: takesTheFields }),
      `Accept into container ${container.number}`,
    );
    await waitFor(() => expect(fields.getAllByRole('button', { name: 'Add to references' })).toHaveLength(2));
    fields.getByRole('button', { name: /^Seal/ }).focus();
    await userEvent.keyboard('a');
    await fields.findByText('In references');
    // The page shows it before the service has it.
    await eventually(async () => {
      const after = await fetchShipment(api, shipment.id, { priority: 'user' });
      expect(after.containers.find(({ id }) => id === container.id)?.refNumbers).toContain('ML-CN7712340');
      expect(after.refNumbers).toEqual(shipment.refNumbers);
    });
  });

  it('is accepted into the same shipment where another is linked before it', async () => {
    const { api } = createSandboxApi({ shipments: 3 });
    const [first, second] = (await firstShipments(api, { priority: 'user' })).shipments;
    const text = `ARRIVAL NOTICE\n\nContainer No.: ${first?.containers[0]?.number}\nPO No.: PO-22705`;
    await openUploaded(fileOf('notice.txt', text));
    const fields = within(await screen.findByRole('region', { name: 'Fields found' }));
    const target = () => fields.findByRole('combobox', { name: takesTheFields });
    expect(await target()).toHaveProperty('value', `shipment ${first?.id}`);
    const options = () => fields.getAllByRole('option').map((option) => option.getAttribute('value'));
    const before = options();
    const field = screen.getByRole('textbox', { name: 'Bill of lading or container number' });
    await userEvent.type(field, `${second?.billOfLading}{Enter}`);
    await waitFor(() => expect(options()).toEqual([`shipment ${second?.id}`, ...before]));
    expect(await target()).toHaveProperty('value', `shipment ${first?.id}`);
  });

  it('links it to its shipment, which shows it and what is not uploaded yet', async () => {
    const { router, shipment } = await openNotice();
    await userEvent.click(screen.getByRole('link', { name: shipment.billOfLading }));
    const section = within(await screen.findByRole('region', { name: 'Documents' }));
    await section.findByRole('link', { name: 'notice.txt' });
    expect(router.state.location.pathname).toBe(`/shipments/${shipment.id}`);
    expect(section.queryByText('Arrival notice: not uploaded yet')).toBeNull();
  });
});

it('a record that cannot be read costs its own row', async () => {
  renderRoute('/documents', {
    shipments: 3,
    rewrite: (answer, path) =>
      path.startsWith('/documents?')
        ? JSON.stringify({
            data: [
              {
                type: 'document',
                id: 'a',
                attributes: { name: 7, document_type: 'passport', file_size_bytes: 'x' },
              },
              { type: 'document', id: 'b' },
              null,
              {
                type: 'document',
                id: 'c',
                attributes: { name: '<img src=x onerror=alert(1)>' },
                relationships: { shipments: { data: [null] } },
              },
            ],
          })
        : answer,
  });
  const rows = within(await list());
  await rows.findByRole('link', { name: '7' });
  // An unknown type is shown as it came.
  expect(rows.getByText('passport')).toBeInstanceOf(HTMLElement);
  await rows.findByRole('link', { name: '<img src=x onerror=alert(1)>' });
  expect(rows.getByText('2 documents could not be read')).toBeInstanceOf(HTMLElement);
});
