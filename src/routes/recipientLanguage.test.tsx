import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useContacts } from '#/device/contacts.ts';
import { useTemplates } from '#/device/templates.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { sampleContact } from '#/test/samples/contacts.ts';
import { sampleTemplate } from '#/test/samples/templates.ts';
import { instant } from '#/time/instant.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  localStorage.clear();
  const desk = { name: 'Agencia del Norte', roles: ['broker' as const], language: 'es-MX' };
  useContacts.setState({ contacts: [sampleContact(desk)] });
  useTemplates.setState({ templates: [] });
});

/** The message to the broker of what is on hold. */
async function openBroker() {
  const user = userEvent.setup();
  renderRoute('/exceptions?group=none&kind=hold', { shipments: 300, now });
  await screen.findByText(/^\d+ .+, costliest first$/);
  await user.click(screen.getByRole('button', { name: 'Messages' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^\d+ messages?$/ }));
  const broker = dialog.getByRole('button', { name: /Agencia del Norte/ });
  if (broker.ariaExpanded !== 'true') await user.click(broker);
  const text = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  return {
    user,
    dialog,
    text,
    choice: dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Language of the recipient' }),
  };
}

describe('the language of a message', { timeout: 60_000 }, () => {
  it('is that of its contact, until another is chosen', async () => {
    const { user, text, choice } = await openBroker();
    expect(choice.value).toBe('es');
    await waitFor(() => expect(text().value).toMatch(/^Buen día:\n/));
    expect(text().value).not.toContain('Bill of lading');
    await user.selectOptions(choice, 'Deutsch');
    await waitFor(() => expect(text().value).toMatch(/^Guten Tag,\n/));
    await user.selectOptions(choice, 'English');
    expect(text().value).toMatch(/^Hello,\n/);
    // What is typed belongs to its language, and is there again with it.
    await user.type(text(), ' Urgent!');
    await user.selectOptions(choice, 'Español');
    await waitFor(() => expect(text().value).toMatch(/^Buen día:\n/));
    expect(text().value).not.toContain('Urgent!');
    await user.selectOptions(choice, 'English');
    expect(text().value).toMatch(/^Hello,\n[^]* Urgent!$/);
  });

  it('is that of a template that was chosen, for the facts in it as well', async () => {
    const template = sampleTemplate({ role: 'broker', language: 'fr', text: 'Statut : {status}' });
    useTemplates.setState({ templates: [template] });
    const { user, dialog, text, choice } = await openBroker();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), template.name);
    await waitFor(() => expect(text().value).toMatch(/^Statut : .*Pas prêt à enlever/));
    expect(choice.value).toBe('fr');
  });
});
