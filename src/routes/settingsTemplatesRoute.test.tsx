import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useContacts } from '#/device/contacts.ts';
import { useTemplates } from '#/device/templates.ts';
import { writeTemplateFile } from '#/domain/templates/templateFile.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { sampleContact } from '#/test/samples/contacts.ts';
import { sampleTemplate } from '#/test/samples/templates.ts';
import { instant } from '#/time/instant.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const stored = () => useTemplates.getState().templates;
const press = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
/** Braces are keys to `type`. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  localStorage.clear();
  useTemplates.setState(useTemplates.getInitialState(), true);
  useContacts.setState(useContacts.getInitialState(), true);
});

describe('/settings/templates', { timeout: 60_000 }, () => {
  async function open() {
    renderRoute('/settings/templates', { shipments: 300, now });
    await screen.findByRole('heading', { level: 1, name: 'Templates' });
    return userEvent.setup();
  }

  it('writes one with a preview over a container of the account, and undoes that', async () => {
    const user = await open();
    await user.click(press('New template'));
    const form = await dialog('New template');
    const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Broker, hold');
    await user.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'On hold');
    fill(text, 'Dear {contact}, {nobdy}');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(form.getByRole('alert').textContent).toBe('Text: {nobdy} is no variable.');
    expect(form.queryByRole('group', { name: 'Preview' })).toBeNull();

    fill(text, 'Dear {contact},\n\n{each}\n- {container}: {holds}\n{end}');
    await form.findByRole('option', { name: '3 containers together' });
    const preview = form.getByRole('group', { name: 'Preview' });
    expect(preview.textContent).toMatch(/Dear,\s+- [A-Z]{4}\d{7}: .*(?:hold|exam)/);
    await user.selectOptions(form.getByRole('combobox', { name: 'Preview with' }), '3 containers together');
    expect(preview.textContent?.match(/- [A-Z]{4}\d{7}: /g)).toHaveLength(3);
    await user.selectOptions(form.getByRole('combobox', { name: 'Preview with' }), 'Example');
    expect(preview.textContent).toContain('Dear Bay Brokers,');
    await user.click(form.getByText('Variables'));
    text.setSelectionRange(0, 4);
    await user.click(form.getByRole('button', { name: 'Insert {lfd}' }));
    expect(text.value).toMatch(/^\{lfd\} \{contact\},/);

    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(stored()).toMatchObject([{ name: 'Broker, hold', role: 'broker', reason: 'hold' }]);
    expect(await screen.findByText('For customs broker · on hold · any language')).toBeDefined();
    await user.click(press('Undo'));
    expect(stored()).toEqual([]);
  });

  it('offers what was typed and not saved, duplicates and deletes', async () => {
    useTemplates.setState({ templates: [sampleTemplate()] });
    const user = await open();
    await user.click(press('Edit Broker, customs hold'));
    const form = await dialog('Edit Broker, customs hold');
    await user.type(form.getByRole('textbox', { name: 'Language' }), 'es');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Broker, customs hold was not saved')).toBeDefined();
    await user.click(press('Undo'));
    const again = await dialog('Edit Broker, customs hold');
    expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Language' }).value).toBe('es');
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(stored()).toMatchObject([{ id: 'broker-hold', language: 'es' }]);
    await user.click(press('Duplicate Broker, customs hold'));
    await user.click((await dialog('New template')).getByRole('button', { name: 'Create' }));
    expect(stored().map(({ name }) => name)).toEqual(['Broker, customs hold', 'Broker, customs hold (copy)']);
    await user.click(press('Delete Broker, customs hold'));
    expect(stored()).toHaveLength(1);
  });

  it('takes over a file after saying what would change, and refuses a hostile one in a sentence', async () => {
    const user = await open();
    const drop = async (text: string, name: string) => {
      await user.upload(screen.getByLabelText('Open a file', { selector: 'input' }), new File([text], name));
    };
    await drop('{"kind":"landfall-templates","version":9,"templates":[]}', 'later.json');
    const refused = await dialog('Open later.json');
    expect(refused.getByRole('alert').textContent).toMatch(
      /later version of Landfall\..* Nothing has changed/,
    );
    await user.keyboard('{Escape}');
    await drop(
      writeTemplateFile([sampleTemplate(), sampleTemplate({ id: 'x', text: '{oops}' })]),
      'team.json',
    );
    const offer = await dialog('Open team.json');
    expect(offer.getByText('1 added')).toBeDefined();
    expect(offer.getByText('Template 2 (Broker, customs hold): Text: {oops} is no variable.')).toBeDefined();
    await user.click(offer.getByRole('button', { name: 'Take over' }));
    expect(stored()).toEqual([sampleTemplate()]);
  });
});

describe('a message by a template', { timeout: 60_000 }, () => {
  it('is written for the contact that it fits, says why, and gives way to the built-in one', async () => {
    const desk = { name: 'Bay Brokers', roles: ['broker' as const], language: 'es-MX' };
    useContacts.setState({ contacts: [sampleContact(desk)] });
    useTemplates.setState({
      templates: [
        sampleTemplate({ id: 'any', name: 'Any', reason: 'any', text: 'Any' }),
        sampleTemplate({ id: 'es', name: 'Retenido', language: 'es', text: 'Hola {contact}' }),
      ],
    });
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none&kind=hold', { shipments: 300, now });
    await screen.findByText(/^\d+ .+, costliest first$/);
    await user.click(press('Messages'));
    const messages = await dialog(/^\d+ messages$/);
    const broker = messages.getByRole('button', { name: /Bay Brokers/ });
    if (broker.ariaExpanded !== 'true') await user.click(broker);
    const body = () => messages.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value;
    expect(messages.getByText('By template “Retenido”: customs broker, on hold, language es.')).toBeDefined();
    // What writes in Spanish is loaded first.
    await waitFor(() => expect(body()).toBe('Hola Bay Brokers\n\nKim, Acme'));
    const choice = messages.getByRole('combobox', { name: 'Template' });
    await user.selectOptions(choice, 'Any');
    expect(messages.getByText('By template “Any”, chosen here.')).toBeDefined();
    await user.selectOptions(choice, 'Built-in message');
    expect(messages.getByText('By the built-in message.')).toBeDefined();
    // By the built-in one as well, in the language of the contact.
    await waitFor(() => expect(body()).toMatch(/^Buen día:\n\n/));
  });
});
