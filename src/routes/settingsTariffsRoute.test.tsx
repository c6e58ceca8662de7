import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTariffs } from '#/device/tariffs.ts';
import type { Tariff } from '#/domain/charges/tariff.ts';
import { writeTariffFile } from '#/domain/charges/tariffFile.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';

const [demurrage, perDiem] = sampleTariffs as readonly [Tariff, Tariff];
const theirs = { ...demurrage, id: 'theirs', name: 'Demurrage of Oakland', isSample: false, isOn: true };
const stored = () => useTariffs.getState().tariffs;
const byName = (name: string) => stored().find((tariff) => tariff.name === name);

async function open() {
  const page = renderRoute('/settings/tariffs', { shipments: 12 });
  await screen.findByRole('heading', { level: 1, name: 'Tariffs' });
  return { user: userEvent.setup(), ...page };
}
const press = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const row = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (!item) throw new Error(`No row of ${name}`);
  return item;
};
const fileOf = (text: string, name = 'team.json') => new File([text], name, { type: 'application/json' });

describe('/settings/tariffs', { timeout: 60_000 }, () => {
  const startAnew = () => {
    localStorage.clear();
    useTariffs.setState(useTariffs.getInitialState(), true);
  };
  beforeEach(startAnew);
  afterEach(startAnew);

  it('begins with two samples that are off, and says that they are not yours', async () => {
    const { user } = await open();
    expect(screen.getByText(/The samples are off: enter your own rates/)).toBeDefined();
    expect(screen.getAllByText('Sample')).toHaveLength(2);
    const text = row(demurrage.name).textContent;
    expect(text).toContain('Carrier, for USLAX · dry');
    expect(text).toContain('4 working days free from the day after discharge');
    expect(text).toContain('then 220 USD a calendar day, 280 USD from day 6');
    expect(text).toContain('Calendar: United States');
    const turn = screen.getByRole<HTMLInputElement>('switch', { name: `On: ${demurrage.name}` });
    expect(turn.checked).toBe(false);
    await user.click(turn);
    expect(byName(demurrage.name)?.isOn).toBe(true);
    expect(screen.getByText(`${demurrage.name} is on`)).toBeDefined();
    await user.click(press('Undo'));
    expect(byName(demurrage.name)?.isOn).toBe(false);
  });

  it('takes a tariff with two steps, its money in whole hundredths', async () => {
    const { user } = await open();
    await user.click(press('New tariff'));
    const form = await dialog('New tariff');
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Storage at Pier 400');
    await user.selectOptions(form.getByRole('combobox', { name: 'Charge' }), 'Storage');
    await user.selectOptions(form.getByRole('combobox', { name: 'Charged by' }), 'Terminal');
    await user.type(form.getByRole('textbox', { name: 'Port' }), 'uslax');
    await user.click(form.getByRole('checkbox', { name: '40 ft' }));
    await user.type(form.getByRole('textbox', { name: 'Free days' }), '3');
    await user.type(form.getByRole('textbox', { name: 'Amount a day, USD, step 1' }), '80.50');
    await user.click(form.getByRole('button', { name: 'Add a step' }));
    await user.type(form.getByRole('textbox', { name: 'From day, step 2' }), '5');
    await user.selectOptions(form.getByRole('combobox', { name: 'Valid by' }), 'Gate-in at loading');
    await user.click(form.getByRole('checkbox', { name: 'Beside others' }));
    await user.type(form.getByRole('textbox', { name: 'Amount a day, USD, step 2' }), '1,120');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Storage at Pier 400 created')).toBeDefined();
    expect(byName('Storage at Pier 400')).toMatchObject({
      kind: 'storage',
      chargedBy: 'terminal',
      port: 'USLAX',
      lengths: [40],
      freeDays: 3,
      throughMoves: false,
      isAdditional: true,
      validBy: 'gate_in',
      steps: [
        { fromDay: 1, amount: 8_050 },
        { fromDay: 5, amount: 112_000 },
      ],
      isOn: true,
      isSample: false,
    });
    expect(row('Storage at Pier 400').textContent).toContain(
      'then 80.50 USD a calendar day, 1,120 USD from day 5',
    );
    expect(row('Storage at Pier 400').textContent).toContain(
      'Counts beside other tariffsValid by: gate-in at loading',
    );
  });

  it('says what is wrong above the buttons and keeps what was typed, also after the form was left', async () => {
    const { user } = await open();
    await user.click(press('New tariff'));
    const form = await dialog('New tariff');
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Chassis');
    await user.type(form.getByRole('textbox', { name: 'Port' }), 'Los Angeles');
    await user.type(form.getByRole('textbox', { name: 'Free days' }), 'two');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(form.getByRole('alert').textContent).toBe(
      'Port has to be a UN/LOCODE, such as USLAX. Free days has to be a whole number from 0 to 365. Each step needs the day it begins with, and an amount from 0 to 100,000 a day.',
    );
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Port' }).value).toBe('Los Angeles');
    expect(stored()).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Chassis was not saved')).toBeDefined();
    await user.click(press('Undo'));
    const again = await dialog('New tariff');
    expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Free days' }).value).toBe('two');
  });

  it('makes a tariff of your own of a sample that is edited', async () => {
    const { user } = await open();
    await user.click(press(`Edit ${perDiem.name}`));
    const form = await dialog(`Edit ${perDiem.name}`);
    const amount = form.getByRole('textbox', { name: 'Amount a day, USD, step 1' });
    await user.clear(amount);
    await user.type(amount, '110');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText(`${perDiem.name} changed`);
    expect(screen.getAllByText('Sample')).toHaveLength(1);
    expect(byName(perDiem.name)).toMatchObject({ isOn: true, steps: [{ fromDay: 1, amount: 11_000 }] });
    expect(byName(perDiem.name)?.id).not.toBe(perDiem.id);
  });

  it('deletes and undoes that', async () => {
    const { user } = await open();
    await user.click(press(`Delete ${demurrage.name}`));
    expect(screen.queryByText(demurrage.name)).toBeNull();
    expect(screen.getByText(`${demurrage.name} deleted`)).toBeDefined();
    await user.click(press('Undo'));
    expect(row(demurrage.name)).toBeDefined();
    expect(stored()).toHaveLength(2);
  });

  it('copies the calendar of a country, changes it, and offers it to tariffs', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Edit Canada' })).toBeNull();
    await user.click(press('Duplicate Canada'));
    const form = await dialog('New calendar');
    const name = form.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Deltaport');
    await user.click(form.getByRole('checkbox', { name: 'Saturday' }));
    await user.click(form.getByRole('button', { name: 'Add a holiday' }));
    fireEvent.change(form.getByLabelText('Day, holiday 71'), { target: { value: '2027-08-02' } });
    await user.type(form.getByRole('textbox', { name: 'Name, holiday 71' }), 'BC Day');
    await user.click(form.getByRole('button', { name: 'Remove holiday 1' }));
    await user.click(form.getByRole('button', { name: 'Create' }));
    await screen.findByText('Deltaport created');
    const [calendar] = useTariffs.getState().calendars;
    expect(calendar).toMatchObject({ name: 'Deltaport', weekend: [0] });
    expect(calendar?.holidays).toHaveLength(70);
    expect(calendar?.holidays.at(-1)).toEqual({ day: '2027-08-02', name: 'BC Day' });
    await user.click(press(`Duplicate ${demurrage.name}`));
    const tariff = await dialog('New tariff');
    await user.selectOptions(tariff.getByRole('combobox', { name: 'Calendar' }), 'Deltaport');
    await user.click(tariff.getByRole('button', { name: 'Create' }));
    await screen.findByText(`${demurrage.name} (copy) created`);
    await user.click(press('Delete Deltaport'));
    expect(screen.getByText('Deltaport deleted. 1 tariff has no calendar now, so no sum.')).toBeDefined();
    await user.click(press('Undo'));
    expect(useTariffs.getState().calendars).toEqual([calendar]);
  });

  it('says what a file would change before it does, and undoes it in one step', async () => {
    const { user } = await open();
    const book = { tariffs: [{ ...demurrage, freeDays: 5 }, perDiem, theirs], calendars: [] };
    await user.upload(screen.getByLabelText('Open a file'), fileOf(writeTariffFile(book)));
    const offer = await dialog('Open team.json');
    expect(offer.getByText('1 added').nextSibling?.textContent).toBe(theirs.name);
    expect(offer.getByText('1 changed').nextSibling?.textContent).toBe(demurrage.name);
    expect(offer.getByText('1 entry is here already.')).toBeDefined();
    expect(stored()).toEqual(sampleTariffs);
    await user.click(offer.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('2 entries taken over from team.json')).toBeDefined();
    expect(byName(theirs.name)).toEqual(theirs);
    expect(byName(demurrage.name)?.freeDays).toBe(5);
    await user.click(press('Undo'));
    expect(byName(theirs.name)).toBeUndefined();
    expect(byName(demurrage.name)?.freeDays).toBe(4);
  });

  it('opens a file that is dropped on the page, and takes nothing over that was cancelled', async () => {
    const { user } = await open();
    const file = fileOf(writeTariffFile({ tariffs: [theirs], calendars: [] }));
    const dataTransfer = { types: ['Files'], files: [file] };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(await screen.findByText('Drop to open')).toBeDefined();
    fireEvent.drop(document.body, { dataTransfer });
    const offer = await dialog('Open team.json');
    await user.click(offer.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toEqual(sampleTariffs);
  });

  it('takes the good entries of a file, and names the others', async () => {
    const { user } = await open();
    const bad = { ...theirs, id: 'bad', currency: 'dollars' } as Tariff;
    const text = writeTariffFile({ tariffs: [theirs, bad], calendars: [] });
    await user.upload(screen.getByLabelText('Open a file'), fileOf(text));
    const offer = await dialog('Open team.json');
    expect(offer.getByText('Tariff 2: Currency has to be three letters, such as USD.')).toBeDefined();
    await user.click(offer.getByRole('button', { name: 'Take over' }));
    expect(stored().map(({ id }) => id)).toEqual([demurrage.id, perDiem.id, 'theirs']);
  });

  it.each([
    ['cut off', '{"kind": "landfall-tariffs", "vers', /no JSON\. It may be cut off/],
    ['another one', '{"kind": "recipe"}', /not a file of tariffs/],
    ['full of brackets', '['.repeat(500_000), /no JSON/],
    [
      'hostile',
      '{"kind":"landfall-tariffs","version":1,"checksum":"0","__proto__":{"isOn":true},"tariffs":[]}',
      /changed or damaged/,
    ],
    ['huge', 'x'.repeat(5_000_001), /larger than 5 MB/],
  ])('refuses a file that is %s in a sentence, and loses nothing', async (_what, text, why) => {
    const { user } = await open();
    await user.upload(screen.getByLabelText('Open a file'), fileOf(text, 'odd.json'));
    const refusal = await dialog('Open odd.json');
    expect(refusal.getByRole('alert').textContent).toMatch(why);
    expect(refusal.getByRole('alert').textContent).toMatch(/\. Nothing has changed here\.$/);
    expect(refusal.queryByRole('button', { name: 'Take over' })).toBeNull();
    expect(stored()).toEqual(sampleTariffs);
    expect(Object.hasOwn(Object.prototype, 'isOn')).toBe(false);
  });
});
