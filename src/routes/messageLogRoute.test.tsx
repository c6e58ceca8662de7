import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { useContacts } from '#/device/contacts.ts';
import { useMessageLog } from '#/device/messageLog.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as settings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { sampleContact } from '#/test/samples/contacts.ts';
import { loggedMessage } from '#/test/samples/messages.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { day, minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const world = () => ({ shipments: 300, now });
const settled = () => screen.findByText(/^\d+ .+, costliest first$/);
const logged = () => useMessageLog.getState().messages;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  localStorage.clear();
  useMessageLog.setState({ messages: [] });
  const desk = { name: 'Bay Brokers', email: 'import@bay.example', roles: ['broker' as const] };
  useContacts.setState({ contacts: [sampleContact(desk)] });
});

/** Opens the messages of what is on hold, that to the broker unfolded. */
async function openBroker(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Messages' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^\d+ messages?$/ }));
  const broker = dialog.getByRole('button', { name: /Bay Brokers/ });
  if (broker.ariaExpanded !== 'true') await user.click(broker);
  return dialog;
}

describe('the log of messages', { timeout: 60_000 }, () => {
  it('says above a draft what went to the same contact, whose answer is noted and undone', async () => {
    const user = userEvent.setup();
    renderRoute('/exceptions?group=none&kind=hold', world());
    await settled();
    const dialog = await openBroker(user);
    expect(dialog.queryByText(/No answer noted/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Copy message' }));
    expect(logged()).toMatchObject([
      { how: 'copied', party: 'broker', contact: { email: 'import@bay.example' } },
    ]);
    const line = await dialog.findByText(
      /^Copied for Bay Brokers, today \d\d:\d\d \S+\..* No answer noted\.$/,
    );
    // The same again is the same message.
    await user.click(dialog.getByRole('button', { name: 'Save as .eml' }));
    expect(logged()).toHaveLength(1);
    expect(line.textContent).toMatch(/^Saved for Bay Brokers/);
    await user.click(dialog.getByRole('button', { name: 'Answer noted' }));
    expect(line.textContent).toMatch(/Answer noted today \d\d:\d\d/);
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(line.textContent).toMatch(/No answer noted\.$/);
    await user.click(dialog.getByRole('button', { name: 'Remind me on…' }));
    await user.click(dialog.getByRole('button', { name: 'Set reminder' }));
    expect(dialog.getByText('Choose a day after today.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Tomorrow' }));
    expect(logged()).toMatchObject([{ remindOn: '2026-08-13' }]);
    expect(line.textContent).toMatch(/Reminder on Thu 13 Aug\.$/);
  });

  it('makes a reminder that is due an exception, which asks again, and shows it on the container', async () => {
    const user = userEvent.setup();
    const { router, unmount } = renderRoute('/exceptions?group=none&kind=hold', world());
    await settled();
    const dialog = await openBroker(user);
    await user.click(dialog.getByRole('button', { name: 'Copy message' }));
    const [sent] = logged();
    if (!sent) throw new Error('Nothing was logged');
    const past = { at: instant(now - 5 * day), remindOn: parseCalendarDay('2026-08-12') };
    useMessageLog.setState({ messages: [{ ...sent, ...past }] });
    await user.keyboard('{Escape}');
    await router.navigate({ to: '/exceptions', search: { group: 'none', kind: ['no_answer'] } });
    await screen.findByText(`${sent.about.length} containers, costliest first`);
    expect(screen.getAllByText(/No answer from Bay Brokers since Fri 7 Aug/).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /^Ask broker again: / }).length).toBeGreaterThan(0);
    unmount();

    const [about] = sent.about;
    renderRoute(`/shipments/${about?.shipmentId}?container=${about?.number}`, world());
    const topic = await screen.findByRole('region', { name: 'Messages' });
    expect(within(topic).getByText('1 message, 1 without an answer')).toBeDefined();
    expect(within(topic).getByText(sent.subject)).toBeDefined();
    await user.click(within(topic).getByRole('button', { name: 'Answer noted', hidden: true }));
    await waitFor(() => expect(logged()[0]?.answeredAt).toBe(now));
  });

  it('counts a reminder in the navigation and on the page alike', async () => {
    const { api } = createSandboxApi(world());
    const shipments: Shipment[] = [];
    for await (const page of shipmentPages(api, { priority: 'user' })) shipments.push(...page.shipments);
    const { items } = findExceptions({ shipments, requests: [], now, settings });
    const calm = shipments.find(
      ({ id, containers }) =>
        containers.length > 0 && !items.some(({ subject }) => subject.shipmentId === id),
    );
    const [container] = calm?.containers ?? [];
    if (!calm || !container) throw new Error('Every shipment of the account has an exception');
    const first = renderRoute('/exceptions?group=none', world());
    const before = Number.parseInt((await settled()).textContent, 10);
    first.unmount();
    const about = [{ shipmentId: calm.id, containerId: container.id, number: container.number ?? '' }];
    const asked = loggedMessage({ at: instant(now - day), remindOn: parseCalendarDay('2026-08-12'), about });
    useMessageLog.setState({ messages: [asked] });
    // The next minute asks anew.
    vi.setSystemTime(now + minute);
    renderRoute('/exceptions?group=none', world());
    await screen.findByText(new RegExp(`^${before + 1} containers.*, costliest first$`));
    const link = await screen.findByRole('link', {
      name: new RegExp(`^Exceptions ${before + 1} containers`),
    });
    expect(link).toBeDefined();
  });
});
