import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useContacts } from '#/device/contacts.ts';
import { writeCards } from '#/files/vcard.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { sampleContact } from '#/test/samples/contacts.ts';

const bay = sampleContact({
  id: 'bay',
  name: 'Bay Brokers',
  roles: ['broker'],
  places: ['USLAX'],
  email: 'import@bay.example',
});
const delta = sampleContact({ id: 'delta', name: 'Delta Drayage', roles: ['trucker'] });
const stored = () => useContacts.getState().contacts;

async function open() {
  const page = renderRoute('/settings/contacts', { shipments: 12 });
  await screen.findByRole('heading', { level: 1, name: 'Contacts' });
  return { user: userEvent.setup(), ...page };
}
const press = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fileOf = (text: string, name = 'team.vcf') => new File([text], name, { type: 'text/vcard' });

describe('/settings/contacts', { timeout: 60_000 }, () => {
  const startAnew = () => {
    localStorage.clear();
    useContacts.setState(useContacts.getInitialState(), true);
  };
  beforeEach(startAnew);
  afterEach(startAnew);

  it('takes a contact that is typed, says what is wrong and loses nothing of it', async () => {
    const { user } = await open();
    expect(screen.getByText(/^No contacts yet/)).toBeDefined();
    await user.click(press('New contact'));
    const form = await dialog('New contact');
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Bay Brokers');
    await user.click(form.getByRole('checkbox', { name: 'Customs broker' }));
    await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'import@bay');
    await user.type(form.getByRole('textbox', { name: 'Places' }), 'USLAX; West Basin');
    await user.type(form.getByRole('textbox', { name: 'Lanes' }), 'Shanghai > Los Angeles');
    await user.type(form.getByRole('textbox', { name: 'Opens' }), '08:00');
    await user.type(form.getByRole('textbox', { name: 'Closes' }), '17:00');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(form.getByRole('alert').textContent).toBe(
      'E-mail has to be one address, such as desk@example.com. Hours need the days and the time zone that they are meant in.',
    );
    await user.keyboard('{Escape}');
    await user.click(press('Undo'));
    const again = await dialog('New contact');
    await user.type(again.getByRole('textbox', { name: 'E-mail' }), '.example');
    await user.type(again.getByRole('textbox', { name: 'Time zone' }), 'America/Los_Angeles');
    await user.click(again.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Bay Brokers created')).toBeDefined();
    expect(stored()).toMatchObject([
      {
        name: 'Bay Brokers',
        roles: ['broker'],
        email: 'import@bay.example',
        places: ['USLAX', 'West Basin'],
        lanes: [{ from: 'Shanghai', to: 'Los Angeles' }],
        days: [1, 2, 3, 4, 5],
      },
    ]);
    expect(screen.getByText('For USLAX · West Basin · Shanghai to Los Angeles')).toBeDefined();
    expect(screen.getByText(/08:00 to 17:00 America\/Los_Angeles, (?:opens|open, closes) in /)).toBeDefined();
  });

  it('finds, edits, deletes and undoes', async () => {
    useContacts.setState({ contacts: [bay, delta] });
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Find a contact' }), 'trucker');
    expect(screen.queryByText('Bay Brokers')).toBeNull();
    await user.click(press('Edit Delta Drayage'));
    const form = await dialog('Edit Delta Drayage');
    await user.type(form.getByRole('textbox', { name: 'Phone' }), '+1 901 555 0100');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('+1 901 555 0100')).toBeDefined();
    await user.click(press('Delete Delta Drayage'));
    expect(stored()).toEqual([bay]);
    await user.click(press('Undo'));
    expect(stored()).toHaveLength(2);
  });

  it('shows what a dropped file would change, takes it over and undoes it in one step', async () => {
    useContacts.setState({ contacts: [bay] });
    const { user } = await open();
    const text = writeCards([{ ...bay, phone: '+1 310 555 0100' }, delta]);
    const dataTransfer = { types: ['Files'], files: [fileOf(text)] };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(await screen.findByText('Drop to open')).toBeDefined();
    fireEvent.drop(document.body, { dataTransfer });
    const offer = await dialog('Open team.vcf');
    expect(offer.getByText('1 added').nextSibling?.textContent).toBe('Delta Drayage');
    expect(offer.getByText('1 changed').nextSibling?.textContent).toBe('Bay Brokers');
    expect(stored()).toEqual([bay]);
    await user.click(offer.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('2 entries taken over from team.vcf')).toBeDefined();
    await user.click(press('Undo'));
    expect(stored()).toEqual([bay]);
  });

  it.each([
    ['HTML', '<script>alert(1)</script>', /it has no vCard\. Nothing has changed here\.$/],
    ['cut', writeCards([delta]).slice(0, -20), /It may be cut off/],
    ['huge', 'x'.repeat(2_000_001), /larger than 2 MB/],
  ])('refuses a file that is %s in a sentence, and loses nothing', async (_what, text, why) => {
    useContacts.setState({ contacts: [bay] });
    const { user } = await open();
    await user.upload(screen.getByLabelText('Open a file'), fileOf(text, 'odd.vcf'));
    const refusal = await dialog('Open odd.vcf');
    expect(refusal.getByRole('alert').textContent).toMatch(why);
    expect(refusal.queryByRole('button', { name: 'Take over' })).toBeNull();
    expect(stored()).toEqual([bay]);
  });
});
