import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoute } from '#/test/renderRoute.tsx';
import type { SandboxApiOptions } from '#/test/sandboxApi.ts';

const world = { shipments: 40 };
const authorization = { authorization: 'Token demo' };

async function openTrack(address = '/track', options: SandboxApiOptions = {}) {
  const user = userEvent.setup();
  const view = renderRoute(address, { ...world, ...options });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Container, bill of lading/ });
  await waitFor(() => expect(button('Check numbers').disabled).toBe(false));
  const sent = () => view.asked.filter((path) => path === '/tracking_requests');
  const requests = async () => {
    const answer = await view.sandbox.request('/v2/tracking_requests?page[size]=100', {
      headers: authorization,
    });
    const { data } = (await answer.json()) as { data: readonly { attributes: Record<string, unknown> }[] };
    return data.map(({ attributes }) => attributes);
  };
  const read = async (text: string) => {
    await user.click(box);
    await user.paste(text);
    // A long paste is read at once.
    if (text.length < 20_000) await user.click(button('Check numbers'));
  };
  return { ...view, user, box, sent, requests, read };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const row = (name: string | RegExp) => screen.findByRole('row', { name });

beforeEach(() => sessionStorage.clear());

describe('tracking numbers', { timeout: 60_000 }, () => {
  it('shows what was sent on the last days, and what became of it, until there is a list', async () => {
    const { read } = await openTrack('/track', { shipments: 300 });
    const sent = within(await screen.findByRole('region', { name: 'Sent lately' }));
    const days = await sent.findAllByRole('listitem');
    expect(days.length).toBeGreaterThan(3);
    for (const day of days) expect(day.textContent).toMatch(/^\w{3} \d{1,2} \w{3}\d+\+? numbers?\d+ [a-z]+/);
    expect(sent.getByRole('link', { name: 'All requests' }).getAttribute('href')).toBe('/requests');
    await read('MAEU812345678');
    await row(/MAEU812345678/);
    expect(screen.queryByRole('region', { name: 'Sent lately' })).toBeNull();
  });

  it('says what will be shown where nothing was ever sent', async () => {
    await openTrack('/track', {
      obstruct: (path) => (path.startsWith('/tracking_requests') ? Response.json({ data: [] }) : null),
    });
    expect(await screen.findByRole('heading', { name: 'Nothing sent yet' })).toBeDefined();
  });

  it('tracks one number from the box to the service', async () => {
    const { user, read, requests } = await openTrack();
    await read('MAEU812345678');
    await within(await row(/MAEU812345678/)).findByText('Ready');
    await user.click(button('Track 1 number'));
    await within(await row(/MAEU812345678/)).findByText('Requested');
    expect((await requests())[0]).toMatchObject({
      request_number: 'MAEU812345678',
      request_type: 'bill_of_lading',
      scac: 'MAEU',
      status: 'pending',
    });
    expect(await screen.findByText('All rows that could be sent are sent')).toBeDefined();
  });

  it('shows the columns of a sheet for correction, and sends what they say', async () => {
    const { user, read, requests } = await openTrack();
    await read('Nr\tSCAC\tPO\tWho\nMAEU812345671\tMAEU\tPO-1\tann\nMAEU812345672\tMAEU\tPO-2\tbob');
    const who = await screen.findByRole('combobox', { name: 'What “Who” holds' });
    await user.selectOptions(who, 'Tags');
    await user.click(button('Continue with 2 rows'));
    await user.click(screen.getByText('For all rows'));
    await user.type(screen.getByRole('textbox', { name: 'References for all rows' }), 'SPRING');
    await user.click(button('Track 2 numbers'));
    await screen.findByText('All rows that could be sent are sent');
    const made = await requests();
    expect(made.slice(0, 2).map(({ ref_numbers }) => ref_numbers)).toEqual(
      expect.arrayContaining([
        ['PO-1', 'SPRING'],
        ['PO-2', 'SPRING'],
      ]),
    );
  });

  it('says that a check digit is wrong, and asks for no carrier of another container', async () => {
    const { user, read } = await openTrack();
    await read('TCLU4265692 urgent\nMSCU1234567');
    for (const [number, digit] of [
      ['TCLU4265692', '1'],
      ['MSCU1234567', '6'],
    ] as const) {
      const line = await row(new RegExp(number));
      await within(line).findByText(
        `The check digit of ${number} should be ${digit}.`,
        { exact: false },
        { timeout: 30_000 },
      );
      expect(within(line).getByText('To correct')).toBeDefined();
    }
    expect(screen.queryByText('Carrier needed')).toBeNull();
    // Who names the carrier nevertheless is believed.
    await user.click(screen.getByRole('link', { name: 'MSCU1234567' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind of number' }), 'Container');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), 'MSCU');
    await user.click(button('Save and next'));
    expect(within(await row(/MSCU1234567/)).getByText('Ready')).toBeDefined();
  });

  it('takes words beside a number for no part of it, and says what a spreadsheet has lost', async () => {
    const { read } = await openTrack();
    await read('Arrival Notice TCLU4265691.pdf\n########\n4.52435E+12');
    await row(/TCLU4265691(?!\.)/);
    expect(await screen.findByText(/^The sheet shows ####/)).toBeDefined();
    expect(await screen.findByText(/^A spreadsheet has rounded this number/)).toBeDefined();
  });

  it('fills in from the address and sends nothing', async () => {
    const { box, sent, asked } = await openTrack('/track?numbers=MAEU812345678&numbers=TEMU3043531');
    expect(box.value).toBe('MAEU812345678\nTEMU3043531');
    expect([sent(), asked.filter((path) => path.endsWith('infer_number'))]).toEqual([[], []]);
  });

  it('asks for a carrier by key, and goes on to the next row that needs one', async () => {
    const { user, read } = await openTrack();
    await read('1234567890\n987654321\nMAEU812345678');
    await waitFor(() => expect(screen.getAllByText('Carrier needed').length).toBeGreaterThan(1));
    await user.click(button('Fix 2 rows'));
    await screen.findByRole('heading', { name: 'Row 1' });
    await user.keyboard('1');
    await screen.findByRole('heading', { name: 'Row 2' });
    await user.keyboard('1');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Row/ })).toBeNull());
    expect(button('Track 3 numbers')).toBeDefined();
  });

  it('says beside its field why a row cannot be sent, and takes the corrected one', async () => {
    const { user, read } = await openTrack();
    await read('MAEU812345678\nMAEU-\nMAEU812345679');
    const rejected = await row(/MAEU-/);
    expect(within(rejected).getByText('To correct')).toBeDefined();
    await user.click(within(rejected).getByRole('link', { name: 'MAEU-' }));
    const number = await screen.findByRole('textbox', { name: 'Number' });
    expect(number.getAttribute('aria-invalid')).toBe('true');
    await user.clear(number);
    await user.type(number, 'MAEU812345670');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of number' }), 'Bill of lading');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Carrier' }), 'MAEU');
    await user.click(button('Save and next'));
    expect(within(await row(/MAEU812345670/)).getByText('Ready')).toBeDefined();
  });

  it('shows a refusal of the service beside the field that it names', async () => {
    const { user, read } = await openTrack('/track', {
      obstruct: (path) =>
        path === '/tracking_requests'
          ? Response.json(
              {
                errors: [
                  { detail: 'is not supported', code: 'blank', source: { pointer: '/data/attributes/scac' } },
                ],
              },
              { status: 422 },
            )
          : null,
    });
    await read('MAEU812345678');
    await within(await row(/MAEU812345678/)).findByText('Ready');
    await user.click(button('Track 1 number'));
    await within(await row(/MAEU812345678/)).findByText('is not supported');
    await user.click(button('Fix 1 row'));
    const carrier = await screen.findByRole('combobox', { name: 'Carrier' });
    expect(carrier.getAttribute('aria-invalid')).toBe('true');
  });

  it('leaves out what the account tracks, with a link to it', async () => {
    const { sandbox, read } = await openTrack();
    const answer = await sandbox.request('/v2/shipments?filter[tracking_stopped]=false', {
      headers: authorization,
    });
    const { data } = (await answer.json()) as {
      data: readonly { id: string; attributes: { bill_of_lading_number: string } }[];
    };
    const [known] = data;
    if (!known) throw new Error('no shipment');
    await read(`${known.attributes.bill_of_lading_number}\nMAEU812345678`);
    const left = await row(new RegExp(known.attributes.bill_of_lading_number));
    await within(left).findByText('Left out');
    expect(
      within(left)
        .getByRole('link', { name: /^Open row 1/ })
        .getAttribute('href'),
    ).toBe(`/shipments/${known.id}`);
  });

  it('draws of 5,000 rows what is in sight, and says what a list does not take', async () => {
    const { user, read } = await openTrack();
    const rows = Array.from({ length: 5_003 }, (_, at) => `MAEU81${String(at).padStart(7, '0')}\tMAEU`);
    await read(['B/L\tSCAC', ...rows].join('\n'));
    expect(await screen.findByText('3 rows more than a list takes are not read.')).toBeDefined();
    await user.click(button('Continue with 5,000 rows'));
    const grid = await screen.findByRole('grid', { name: 'Rows to track' });
    expect(grid.getAttribute('aria-rowcount')).toBe('5001');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
    await user.click(screen.getByRole('link', { name: 'MAEU810000002' }));
    await user.click(button('Leave out'));
    const states = within(screen.getByRole('list', { name: 'Rows by state' }));
    expect(states.getByRole('link', { name: 'Left out 1' })).toBeDefined();
  });

  it('says of one column, too, what a list does not take, and keeps in the box what was not added', async () => {
    const { user, read } = await openTrack();
    const rows = Array.from({ length: 5_002 }, (_, at) => `MAEU81${String(at).padStart(7, '0')}`);
    await read(rows.join('\n'));
    expect(await screen.findByText('2 rows more than a list takes are not read.')).toBeDefined();
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('textbox', { name: /Container, bill of lading/ }));
    await user.paste('Nr\tPO\nMAEU812345671\tPO-1');
    await user.click(button('Check numbers'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /Container, bill of lading/,
    });
    expect(box.value).toBe('Nr\tPO\nMAEU812345671\tPO-1');
  });

  it('leaves out a row that is corrected to the number of another', async () => {
    const { user, read } = await openTrack();
    await read('MAEU812345678\nMAEU812345679');
    await within(await row(/MAEU812345679/)).findByText('Ready');
    await user.click(screen.getByRole('link', { name: 'MAEU812345679' }));
    const number = await screen.findByRole('textbox', { name: 'Number' });
    await user.clear(number);
    await user.type(number, 'MAEU812345678');
    await user.click(button('Save and next'));
    expect(await screen.findByText(/Same number as row 1/)).toBeDefined();
  });

  it('never sends what is added to a list that is done before somebody starts it', async () => {
    const { user, read, sent } = await openTrack();
    await read('MAEU812345678');
    await user.click(await screen.findByRole('button', { name: 'Track 1 number' }));
    await screen.findByText('All rows that could be sent are sent');
    await user.click(button('Add numbers'));
    await user.click(await screen.findByRole('textbox', { name: /Container, bill of lading/ }));
    await user.paste('MAEU812345679');
    await user.click(button('Check numbers'));
    await within(await row(/MAEU812345679/)).findByText('Ready');
    expect(sent()).toHaveLength(1);
    expect(button('Resume')).toBeDefined();
  });

  it('keeps what was typed when the page is left, until it is cleared or read', async () => {
    const { user, box, router } = await openTrack();
    await user.type(box, 'TCLU4265691');
    const boxAgain = async () => {
      await router.navigate({ to: '/requests' });
      await waitFor(() =>
        expect(screen.queryByRole('textbox', { name: /Container, bill of lading/ })).toBeNull(),
      );
      await router.navigate({ to: '/track' });
      return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Container, bill of lading/ });
    };
    expect((await boxAgain()).value).toBe('TCLU4265691');
    await user.click(button('Clear the box'));
    const cleared = await boxAgain();
    expect(cleared.value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear the box' })).toBeNull();
    await user.type(cleared, 'MAEU812345678');
    await user.click(button('Check numbers'));
    await row(/MAEU812345678/);
    await user.click(button('Add numbers'));
    const empty = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /Container, bill of lading/,
    });
    expect(empty.value).toBe('');
  });

  it('says of a box without numbers what to type', async () => {
    const { read } = await openTrack();
    await read('   ');
    expect((await screen.findByRole('alert')).textContent).toMatch(/No number in it/);
  });
});
