import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areAlertsOn } from '#/device/alertsSwitch.ts';
import { useSavedViews } from '#/device/savedViews.ts';
import { useAlertRules } from '#/device/useAlertRules.ts';
import { removeView } from '#/device/viewWrites.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

/** What was shown, and what a click on it does. */
interface Shown {
  readonly title: string;
  readonly options: NotificationOptions | undefined;
  readonly click: () => void;
}
let shown: Shown[] = [];

/** A browser that answers so when it is asked. */
function browser(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  class Recorded extends EventTarget {
    static permission = permission;
    static readonly requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => {
      Recorded.permission = answer;
      return answer;
    });
    readonly close = () => undefined;
    constructor(title: string, options?: NotificationOptions) {
      super();
      shown.push({ title, options, click: () => this.dispatchEvent(new Event('click')) });
    }
  }
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Recorded);
  vi.stubGlobal('focus', () => undefined);
  return Recorded;
}

async function open() {
  const page = renderRoute('/settings/alerts', { shipments: 12 });
  await screen.findByRole('region', { name: 'On this device' }, { timeout: 30_000 });
  return { user: userEvent.setup(), ...page };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('/settings/alerts', { timeout: 60_000 }, () => {
  beforeEach(() => {
    shown = [];
  });
  afterEach(() => {
    localStorage.clear();
    useAlertRules.setState(useAlertRules.getInitialState(), true);
    useSavedViews.setState(useSavedViews.getInitialState(), true);
  });

  it('asks the browser only when alerts are turned on, and turns them off again', async () => {
    const { requestPermission } = browser('granted');
    const { user } = await open();
    expect(screen.getByText(/while Landfall is open in a tab/)).toBeDefined();
    expect(requestPermission).not.toHaveBeenCalled();
    expect(areAlertsOn()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Turn on alerts' }));
    expect(await screen.findByText('Alerts are on.')).toBeDefined();
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(areAlertsOn()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Turn off alerts' }));
    expect(await screen.findByText('Alerts are off.')).toBeDefined();
    expect(areAlertsOn()).toBe(false);
  });

  it('says what to do where the browser refuses', async () => {
    browser('denied');
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Turn on alerts' }));
    expect(await screen.findByText(/blocks notifications from this site\. Allow them/)).toBeDefined();
    expect(areAlertsOn()).toBe(false);
    expect(screen.queryByRole('button', { name: 'Turn on alerts' })).toBeNull();
  });

  it.each([
    ['a browser without notifications', true, /has no notifications/],
    ['an address without https', false, /only for addresses with https/],
  ])('says why none can show: %s', async (_what, isSecureContext, why) => {
    vi.stubGlobal('isSecureContext', isSecureContext);
    await open();
    expect(screen.getByText(why)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Turn on alerts' })).toBeNull();
  });

  it('chooses kinds at once, says when none is left, and undoes it', async () => {
    browser('granted', 'granted');
    const { user } = await open();
    const names = ['Last free day past', 'Last free day near', 'On hold', 'Request failed'];
    expect(names.map((name) => box(name).checked)).toEqual([true, true, true, true]);
    for (const name of names) await user.click(box(name));
    expect(screen.getByText('No kind is chosen, so no notification shows.')).toBeDefined();
    expect(useAlertRules.getState().kinds).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(useAlertRules.getState().kinds).toEqual(['request_failed']);
    await user.click(box('Departure or arrival overdue'));
    expect(useAlertRules.getState().kinds).toEqual(['not_seen', 'request_failed']);
  });

  it('chooses saved views, not those that no record decides, and says when one is gone', async () => {
    browser('granted', 'granted');
    useSavedViews.setState({
      views: [
        { id: '1', name: 'Acme', page: '/shipments', search: '?customer=Acme' },
        { id: '2', name: 'New to me', page: '/shipments', search: '?changed=yes' },
      ],
    });
    const { user } = await open();
    expect(box('New to me').disabled).toBe(true);
    await user.click(box('Acme'));
    expect(useAlertRules.getState().views).toEqual(['1']);
    removeView('1');
    expect(await screen.findByText(/1 chosen view is no longer saved\. .* whole account/)).toBeDefined();
  });

  it('has quiet hours, which count once a time has been entered', async () => {
    browser('granted', 'granted');
    const { user } = await open();
    await user.click(box('Quiet hours'));
    expect(useAlertRules.getState().quiet).toEqual({ from: 22 * 60, to: 7 * 60 });
    const from = screen.getByLabelText<HTMLInputElement>('Quiet from');
    fireEvent.change(from, { target: { value: '' } });
    expect(screen.getByText(/^Enter a time\./)).toBeDefined();
    fireEvent.change(from, { target: { value: '07:00' } });
    fireEvent.blur(from);
    expect(useAlertRules.getState().quiet).toEqual({ from: 7 * 60, to: 7 * 60 });
    expect(screen.getByText('Both times are the same, so there are no quiet hours.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(from.value).toBe('22:00');
    await user.click(box('Quiet hours'));
    expect(useAlertRules.getState().quiet).toBeNull();
  });

  it('takes the days at which an ETA alerts again, once they can be read', async () => {
    browser('granted', 'granted');
    await open();
    const days = screen.getByLabelText<HTMLInputElement>('Days of slip');
    expect(days.value).toBe('2, 5, 10');
    fireEvent.change(days, { target: { value: '3, x' } });
    fireEvent.blur(days);
    expect(screen.getByText(/^Enter up to six whole days/)).toBeDefined();
    expect(useAlertRules.getState().slipDays).toEqual([2, 5, 10]);
    fireEvent.change(days, { target: { value: '7 3' } });
    fireEvent.blur(days);
    expect(useAlertRules.getState().slipDays).toEqual([3, 7]);
    expect(days.value).toBe('3, 7');
  });

  it('shows what a notification says, and sends one to try once alerts are on', async () => {
    browser('granted', 'granted');
    const { user, router } = await open();
    expect(region('What a notification says').getByText('TEMU3043531 · Customs hold')).toBeDefined();
    const send = screen.getByRole('button', { name: 'Send a test notification' });
    await user.click(send);
    expect(shown).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Turn on alerts' }));
    await user.click(send);
    await waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]).toMatchObject({
      title: 'Test · TEMU3043531 · Customs hold',
      options: { tag: 'test', body: expect.stringMatching(/Los Angeles\nLFD .* · in 2 days\n/) },
    });
    expect(await screen.findByText(/^Test notification sent/)).toBeDefined();
    await router.navigate({ to: '/settings/parties' });
    shown[0]?.click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/alerts'));
  });
});
